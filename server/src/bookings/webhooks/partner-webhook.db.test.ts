import { partnerWebhookEvents, savePartnerWebhook } from '@teeviet/contract/calls/staff/partner-webhooks'
import { staffPartnerEvents, staffPartners } from '@teeviet/contract/calls/staff/partners'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openStaffSession } from '#identity/staff/sessions'
import { checkAddress, isHostPublic, isPublic } from '#identity/webhooks/address'
import { saveWebhook } from '#identity/webhooks/webhook'
import type { App } from '#platform/http/app'
import { createPartnerApp } from '#testing/apps/partner-app'
import { book, outcome } from '#testing/bookings/bookings'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addTeeTime } from '#testing/golf'
import { type Browser, openBrowser } from '#testing/processes/browser'
import { switchOff } from '#testing/processes/unguarded-server'
import { addPartnerSystem } from '#testing/webhooks/partner-system'
import { deliverEvents } from './deliver-events.ts'
import { registerPartnerWebhookRoutes } from './routes.ts'
import { signatureOf } from './sign.ts'

let ctx: TestContext
let app: App
let admin: Browser
let bank: Awaited<ReturnType<typeof addPartnerSystem>>
beforeEach(async () => {
  ctx = await createTestContext()
  ctx.clock.set('2026-11-20T08:00:00+07:00')
  app = await createPartnerApp(ctx, registerPartnerWebhookRoutes)
  bank = await addPartnerSystem(ctx, 'bidv')
  admin = openBrowser(app)
  await signIn()
})
afterEach(async () => {
  bank.close()
  await app.close()
  await ctx.close()
})

const at = '2026-11-24T06:30:00+07:00'

async function signIn(): Promise<void> {
  admin.useToken((await openStaffSession(ctx, bank.admin.id)).token)
}

/** A booking of a new customer, whose event is due. */
async function request(system = bank): Promise<void> {
  const courseId = await addCourse(ctx.q)
  await addTeeTime(ctx.q, { courseId, at })
  await book(ctx, await system.addCustomer(`CIF-${courseId}`), { courseId, at })
}
const logOf = async (code = 'bidv') =>
  partnerWebhookEvents.response.parse((await admin.get(`/api/staff/partners/${code}/webhook-events`)).data)
const replay = (id: number, code = 'bidv') =>
  admin.post(`/api/staff/partners/${code}/webhook-events/${id}/replay`, {})
const changes = async () =>
  staffPartnerEvents.response.parse(
    (await admin.get('/api/staff/partners/bidv/events', { about: 'changes' })).data,
  )

describe('the log of a webhook', () => {
  test('shows what became of each event, with the last answer and its time', async () => {
    await request()
    bank.answerNext(500)
    await deliverEvents(ctx)
    const failed = { type: 'booking.requested', state: 'waiting', attempts: 1, answer: 'HTTP 500' }
    expect(await logOf()).toMatchObject([{ ...failed, state_at: ctx.clock.now().getTime() + 10_000 }])
    ctx.clock.set('2026-11-20T08:01:00+07:00')
    await deliverEvents(ctx)
    const taken = { state: 'delivered', attempts: 2, answer: 'HTTP 200', state_at: ctx.clock.now().getTime() }
    expect(await logOf()).toMatchObject([taken])
  })

  test('goes on after the last event of a page', async () => {
    await request()
    await request()
    const [second, first] = await logOf()
    const page = (more: object) => admin.get('/api/staff/partners/bidv/webhook-events', { limit: 1, ...more })
    expect((await page({})).data).toMatchObject([{ id: second?.id }])
    expect((await page({ after_id: second?.id })).data).toMatchObject([{ id: first?.id }])
  })
})

describe('an event that is sent again by hand', () => {
  test('arrives once more with its id, and the audit log names the administrator', async () => {
    await request()
    await deliverEvents(ctx)
    const [event] = await logOf()
    expect((await replay(event?.id ?? 0)).data).toMatchObject({
      id: event?.id,
      state: 'waiting',
      attempts: 0,
    })
    await deliverEvents(ctx)
    expect(bank.received.map(({ event: id }) => id)).toEqual([String(event?.id), String(event?.id)])
    expect(await logOf()).toMatchObject([{ state: 'delivered', attempts: 1 }])
    expect(await changes()).toMatchObject([
      { what: 'event_replayed', who: bank.admin.email, detail: String(event?.id) },
      { what: 'webhook_saved' },
    ])
  })

  test('was given up, and has every attempt before it again', async () => {
    await request()
    bank.answerNext(...Array<number>(11).fill(500))
    for (let attempt = 0; attempt < 11; attempt += 1) {
      await deliverEvents(ctx)
      ctx.clock.set(new Date(ctx.clock.now().getTime() + 43_200_000))
    }
    await signIn()
    const [event] = await logOf()
    expect(event).toMatchObject({ state: 'given_up', attempts: 10 })
    await replay(event?.id ?? 0)
    await deliverEvents(ctx)
    expect(await logOf()).toMatchObject([{ state: 'waiting', attempts: 1 }])
    ctx.clock.set(new Date(ctx.clock.now().getTime() + 10_000))
    await deliverEvents(ctx)
    expect(await logOf()).toMatchObject([{ state: 'delivered', attempts: 2 }])
  })

  describe('of another partner', () => {
    const partnerIsCompared = {
      sql: / and partner_id = (\$\d+) returning 1/,
      instead: ' and $1::int > 0 returning 1',
    }
    async function replayOfAnother() {
      const other = await addPartnerSystem(ctx, 'vietin')
      await request(other)
      await deliverEvents(ctx)
      const [event] = await logOf('vietin')
      const answer = await replay(event?.id ?? 0)
      await deliverEvents(ctx)
      other.close()
      return { answer, received: other.received.length }
    }

    test('is answered as if it did not exist, and is not sent', async () => {
      expect(await replayOfAnother()).toMatchObject({ answer: { error_code: 404 }, received: 1 })
    })

    test('would be sent, if the partner were not compared', async () => {
      const passed = switchOff(ctx.pool, [partnerIsCompared])
      expect(await replayOfAnother()).toMatchObject({ received: 2 })
      expect(passed()[0]).toBe(1)
    })
  })
})

describe('the address of a webhook', () => {
  const save = async (url: string, code = 'bidv') =>
    admin.post(`/api/staff/partners/${code}/webhook`, { url })

  test('comes with a new secret, which signs from then on and is shown no more', async () => {
    const { secret, partner } = savePartnerWebhook.response.parse((await save(bank.url)).data)
    expect(secret).not.toBe(bank.secret)
    expect(partner.webhook).toMatchObject({ url: bank.url, failing_since: null, failure: '' })
    await request()
    await deliverEvents(ctx)
    const { alternate, body = '' } = bank.received[0] ?? {}
    expect(alternate).toBe(signatureOf(String(secret), body, ctx.clock.now()))
    const listed = staffPartners.response.parse((await admin.get('/api/staff/partners', {})).data)
    expect(JSON.stringify(listed)).not.toContain(String(secret))
    const [kept] = await ctx.q<{ secret: Buffer }>`select secret from webhooks where partner_id = ${bank.id}`
    expect(kept?.secret.toString('latin1')).not.toContain(String(secret))
  })

  test('that is empty ends the webhook, and what was not delivered is dropped', async () => {
    await request()
    expect((await save('')).data).toMatchObject({ secret: null, partner: { webhook: null } })
    await deliverEvents(ctx)
    expect(bank.received).toEqual([])
    expect(await logOf()).toEqual([])
  })

  test('of an unknown partner is not saved', async () => {
    expect(await save('https://bank.example/events', 'unknown')).toMatchObject({ error_code: 404 })
  })

  test('shows since when nothing was taken', async () => {
    await request()
    bank.answerNext(503)
    await deliverEvents(ctx)
    const partners = staffPartners.response.parse((await admin.get('/api/staff/partners', {})).data)
    expect(partners.find(({ code }) => code === 'bidv')?.webhook).toMatchObject({
      failing_since: ctx.clock.now().getTime(),
      failure: 'HTTP 503',
    })
  })

  test.each([
    ['http://bank.example/events', true],
    ['https://user:pass@bank.example/events', true],
    ['https://10.1.2.3/events', true],
    ['https://[::ffff:192.168.1.1]/events', true],
    ['ftp://bank.example', false],
    ['bank.example', false],
  ])('%s is refused', async (url, production) => {
    const saved = saveWebhook(
      { ...ctx, config: { ...ctx.config, production } },
      ctx.q,
      { partnerId: bank.id },
      url,
    )
    expect(await outcome(saved)).toBe('webhook.address')
  })

  test('may be of the internet in production, and of this machine outside it', () => {
    expect(() => checkAddress('https://bank.example/events', true)).not.toThrow()
    expect(() => checkAddress('http://localhost:3001/partners/bidv/events', false)).not.toThrow()
  })

  test('in production gets nothing while its host has an address of a private network', async () => {
    await save(`http://localhost:${new URL(bank.url).port}/events`)
    await request()
    await deliverEvents({ ...ctx, config: { ...ctx.config, production: true } })
    expect(bank.received).toEqual([])
    expect(await logOf()).toMatchObject([
      { state: 'waiting', answer: 'the host has an address of a private network' },
    ])
  })
})

test.each([
  '127.0.0.1',
  '10.0.0.1',
  '172.31.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '::1',
  'fd00::1',
  '::ffff:10.0.0.1',
])('%s is not of the internet', (ip) => expect(isPublic(ip)).toBe(false))

test.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111'])('%s is of the internet', async (ip) => {
  expect(isPublic(ip)).toBe(true)
  expect(await isHostPublic(`https://${ip.includes(':') ? `[${ip}]` : ip}/`)).toBe(true)
})
