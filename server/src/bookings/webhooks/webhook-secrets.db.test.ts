import { previousSecretHours } from '@teeviet/contract/rules/limits'
import { createClub } from '@teeviet/sandbox'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { endPreviousClubSecret, saveClubWebhook } from '#identity/staff/club-webhook'
import { openStaffSession } from '#identity/staff/sessions'
import type { App } from '#platform/http/app'
import { createPartnerApp } from '#testing/apps/partner-app'
import { book } from '#testing/bookings/bookings'
import { addClubSystem } from '#testing/clubs/club-system'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addTeeTime } from '#testing/golf'
import { silentLog } from '#testing/log'
import { type Browser, openBrowser } from '#testing/processes/browser'
import { switchOff } from '#testing/processes/unguarded-server'
import { addPartnerSystem } from '#testing/webhooks/partner-system'
import { cleanUpEvents } from './clean-up.ts'
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
  admin.useToken((await openStaffSession(ctx, bank.admin.id)).token)
})
afterEach(async () => {
  bank.close()
  await app.close()
  await ctx.close()
})

const at = '2026-11-24T06:30:00+07:00'
const webhook = '/api/staff/partners/bidv/webhook'
const passed = (seconds: number) => ctx.clock.set(new Date(ctx.clock.now().getTime() + seconds * 1000))

async function newSecret(): Promise<string> {
  const { data } = await admin.post(webhook, { url: bank.url })
  return String(Object(data).secret)
}

/** The headers of a new event, as they were received last. */
async function sendEvent() {
  const courseId = await addCourse(ctx.q)
  await addTeeTime(ctx.q, { courseId, at })
  await book(ctx, await bank.addCustomer(`CIF-${courseId}`), { courseId, at })
  await deliverEvents(ctx)
  return received()
}

/** The signatures of the latest event, and which of these secrets made each. */
function received(): {
  signature: string
  alternate: string | undefined
  by: (...secrets: string[]) => unknown[]
} {
  const { signature = '', alternate, body = '' } = bank.received.at(-1) ?? {}
  const made = (secret: string) => signatureOf(secret, body, ctx.clock.now())
  return {
    signature,
    alternate,
    by: (...secrets) =>
      [signature, alternate].map((one) => secrets.findIndex((secret) => one === made(secret))),
  }
}

describe('after a new secret of a webhook', () => {
  test('an event is signed with the secret before in the known header, and with the new one in the other', async () => {
    const secret = await newSecret()
    const { signature, alternate, by } = await sendEvent()
    expect(by(bank.secret, secret)).toEqual([0, 1])
    // a receiver may read exactly this form
    for (const header of [signature, alternate]) expect(header).toMatch(/^t=\d{10},v1=[0-9a-f]{64}$/)
  })

  test('a receiver of the new secret that reads the known header alone takes the second attempt', async () => {
    const secret = await newSecret()
    bank.answerNext(401)
    await sendEvent()
    passed(10)
    await deliverEvents(ctx)
    expect(received().by(bank.secret, secret)).toEqual([1, 0])
    expect(await ctx.q`select 1 from webhook_events where delivered_at is null`).toEqual([])
  })

  test('the secret before is valid for its time, and then events have one signature of the new secret', async () => {
    const secret = await newSecret()
    passed(previousSecretHours * 3600 - 1)
    expect((await sendEvent()).by(bank.secret, secret)).toEqual([0, 1])
    passed(1)
    const { alternate, by } = await sendEvent()
    expect([alternate, by(secret)[0]]).toEqual([undefined, 0])
  })

  test('the secret before would go on signing, if its end were not compared', async () => {
    const secret = await newSecret()
    passed(previousSecretHours * 3600)
    const found = switchOff(ctx.pool, [
      { sql: / when w\.previous_until > (\$\d+) then/, instead: ' when $1::timestamptz is not null then' },
    ])
    expect((await sendEvent()).by(bank.secret, secret)).toEqual([0, 1])
    expect(found()[0]).toBe(1)
  })

  test('the console reads until when the secret before is valid, and nothing once it is not', async () => {
    const until = async () => {
      const { data } = await admin.get('/api/staff/partners', {})
      return Object(data).find(({ code }: { code: string }) => code === 'bidv').webhook.previous_until
    }
    expect(await until()).toBeNull()
    await newSecret()
    expect(await until()).toBe(ctx.clock.now().getTime() + previousSecretHours * 3_600_000)
    passed(previousSecretHours * 3600)
    admin.useToken((await openStaffSession(ctx, bank.admin.id)).token)
    expect(await until()).toBeNull()
  })

  test('one more new secret ends the oldest', async () => {
    const [second, third] = [await newSecret(), await newSecret()]
    expect((await sendEvent()).by(bank.secret, second, third)).toEqual([1, 2])
  })

  test('the secret before is ended at once by an administrator, named in the audit log', async () => {
    const secret = await newSecret()
    const ended = await admin.post(`${webhook}/end-previous-secret`, {})
    expect(ended.data).toMatchObject({ webhook: { previous_until: null } })
    const { alternate, by } = await sendEvent()
    expect([alternate, by(secret)[0]]).toEqual([undefined, 0])
    const trail = await admin.get('/api/staff/partners/bidv/events', { about: 'changes' })
    expect(trail.data).toMatchObject([
      { what: 'webhook_secret_ended', who: bank.admin.email },
      { what: 'webhook_saved' },
      { what: 'webhook_saved' },
    ])
  })

  test('a secret that is valid no more is deleted by the nightly work, one that is valid stays', async () => {
    const kept = () =>
      ctx.q<{ previous: Buffer | null }>`
        select previous_secret as previous from webhooks where partner_id = ${bank.id}`
    await newSecret()
    await cleanUpEvents(ctx)
    expect((await kept())[0]?.previous).not.toBeNull()
    passed(previousSecretHours * 3600)
    await cleanUpEvents(ctx)
    expect(await kept()).toEqual([{ previous: null }])
  })

  test('the club of the sandbox takes the event with either secret, and not with another', async () => {
    const courseId = await addCourse(ctx.q)
    const system = await addClubSystem(ctx, [courseId])
    const url = system.url
    const { secret } = await saveClubWebhook(ctx, system.admin, { id: system.account.id, url })
    await addTeeTime(ctx.q, { courseId, at })
    await book(ctx, await bank.addCustomer('CIF-1'), { courseId, at })
    await deliverEvents(ctx)
    const { signature = '', alternate, body = '' } = system.received[0] ?? {}
    const taken = (known: string) =>
      createClub({
        productUrl: 'http://127.0.0.1:9',
        key: '',
        secret: known,
        now: () => ctx.clock.now(),
        log: silentLog,
        closing: new AbortController().signal,
      }).take(signature, body, alternate)
    expect([system.secret, String(secret), 'another'].map(taken)).toEqual([200, 200, 401])

    const user = await endPreviousClubSecret(ctx, system.admin, system.account.id)
    expect(user.club_webhook?.previous_until).toBeNull()
    expect(user.history[0]).toMatchObject({ what: 'staff.webhook_secret_ended' })
    system.close()
  })
})
