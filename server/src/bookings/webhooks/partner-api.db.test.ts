import { calls } from '@teeviet/contract/calls'
import { type PartnerScope, partnerScopes } from '@teeviet/contract/rules/permissions'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { endPartnerKeys, rotatePartnerKey } from '#identity/partners/api-keys'
import { createAuthenticate } from '#identity/sign-in/authenticate'
import type { Member } from '#platform/context/actor'
import { createReadApp } from '#testing/apps/read-app'
import { book, outcome } from '#testing/bookings/bookings'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addMember, addTeeTime } from '#testing/golf'
import { switchOff } from '#testing/processes/unguarded-server'
import { addPartnerSystem } from '#testing/webhooks/partner-system'
import { deliverEvents } from './deliver-events.ts'
import { readPartnerBooking } from './partner-booking.ts'

type System = Awaited<ReturnType<typeof addPartnerSystem>>

const callsPerMinute = 30
let ctx: TestContext
let app: Awaited<ReturnType<typeof createReadApp>>
let bank: System
let customer: Member
beforeEach(async () => {
  ctx = await createTestContext({ PARTNER_CALLS_PER_KEY_PER_MINUTE: String(callsPerMinute) })
  ctx.clock.set('2026-11-20T08:00:00+07:00')
  app = await createReadApp(ctx)
  const { partner } = createAuthenticate({ q: ctx.q, clock: ctx.clock, secret: ctx.config.secrets.token })
  ctx.authenticate = { ...ctx.authenticate, partner }
  bank = await addPartnerSystem(ctx, 'bidv')
  customer = await bank.addCustomer('CIF-77')
})
afterEach(async () => {
  bank.close()
  await app.app.close()
  await ctx.close()
})

const at = '2026-11-24T06:30:00+07:00'
const day = 86_400_000
const later = (ms: number) => ctx.clock.set(new Date(ctx.clock.now().getTime() + ms))

async function request(golfer = customer): Promise<number> {
  const courseId = await addCourse(ctx.q)
  await addTeeTime(ctx.q, { courseId, at })
  return (await book(ctx, golfer, { courseId, at })).id_general_bill
}
const newKey = (scopes: readonly PartnerScope[] = partnerScopes, { code, admin }: System = bank) =>
  rotatePartnerKey(ctx, admin, { code, scopes: [...scopes] })
async function actAs(key: Promise<string> | string): Promise<void> {
  app.browser.useToken(await key)
}
/** What the list of bookings answers to a key: its error code. */
async function listWith(key: string): Promise<number> {
  await actAs(key)
  return (await app.refused(calls['GET /api/partner/bookings'], {})).error_code
}

describe('a key of a partner', () => {
  test('lists and reads the bookings of its own customers, in the order of their ids', async () => {
    const [first, second] = [await request(), await request()]
    await request(await addMember(ctx.q))
    await actAs(newKey())
    const list = calls['GET /api/partner/bookings']
    expect(await app.ask(list, {})).toMatchObject([
      { id: first, cif: 'CIF-77', state: 'requested' },
      { id: second },
    ])
    expect(await app.ask(list, { limit: 1 })).toMatchObject([{ id: first }])
    expect(await app.ask(list, { after_id: first })).toMatchObject([{ id: second }])
    const one = await app.ask(calls['GET /api/partner/bookings/:id'], { id: second })
    expect([one]).toEqual(await app.ask(list, { after_id: first }))
  })

  test('reads the log of its events, the oldest first, and has one sent again', async () => {
    await request()
    await request()
    await deliverEvents(ctx)
    await actAs(newKey())
    const [first, second] = await app.ask(calls['GET /api/partner/events'], {})
    expect(first).toMatchObject({ type: 'booking.requested', state: 'delivered', answer: 'HTTP 200' })
    expect(await app.ask(calls['GET /api/partner/events'], { after_id: first?.id })).toEqual([second])
    const replayed = await app.ask(calls['POST /api/partner/events/:id/replay'], { id: first?.id ?? 0 })
    expect(replayed).toMatchObject({ id: first?.id, state: 'waiting' })
    await deliverEvents(ctx)
    expect(bank.received.filter(({ event }) => event === String(first?.id))).toHaveLength(2)
    const [trail] = await ctx.q<{ what: string; detail: string; staff_id: number | null }>`
      select what, detail, staff_id from partner_events where partner_id = ${bank.id} order by id desc limit 1`
    expect(trail).toEqual({ what: 'event_replayed', detail: String(first?.id), staff_id: null })
  })

  test('makes the calls of its scopes alone, and none of staff or golfers', async () => {
    const id = await request()
    await actAs(newKey(['partner.events']))
    expect((await app.refused(calls['GET /api/partner/bookings'], {})).error_code).toBe(403)
    expect((await app.refused(calls['GET /api/partner/bookings/:id'], { id })).error_code).toBe(403)
    expect((await app.refused(calls['GET /api/partner/events'], {})).error_code).toBe(0)
    await actAs(newKey(['partner.bookings']))
    expect((await app.refused(calls['GET /api/partner/events'], {})).error_code).toBe(403)
    expect((await app.refused(calls['POST /api/partner/events/:id/replay'], { id: 1 })).error_code).toBe(403)
    expect((await app.refused(calls['GET /api/staff/partners'], {})).error_code).toBe(401)
    expect((await app.refused(calls['GET /api/for_wap/detail'], {})).error_code).not.toBe(0)
  })

  test('is valid for a week after a new one, an older one not', async () => {
    const first = await newKey()
    const second = await newKey()
    expect(await listWith(first)).toBe(0)
    const third = await newKey()
    expect(await listWith(first)).toBe(401)
    later(7 * day - 1_000)
    expect(await listWith(second)).toBe(0)
    later(1_000)
    expect(await listWith(second)).toBe(401)
    expect(await listWith(third)).toBe(0)
  })

  test('ends at once when staff end it, and while its partner is inactive', async () => {
    const [before, current] = [await newKey(), await newKey()]
    await endPartnerKeys(ctx, bank.admin, 'bidv')
    expect([await listWith(before), await listWith(current)]).toEqual([401, 401])
    expect(await outcome(endPartnerKeys(ctx, bank.admin, 'bidv'))).toBe('request.notFound')
    const next = await newKey()
    await ctx.q`update partners set is_active = false where id = ${bank.id}`
    expect(await listWith(next)).toBe(401)
  })

  test('is stored as its hash, and in the audit log by its fingerprint', async () => {
    const key = await newKey()
    const trail = await ctx.q<{ what: string; detail: string }>`select what, detail from partner_events`
    const kept = await ctx.q<{ key_id: string }>`select k.*, k.token_hash::text as hash from api_keys k`
    const dump = JSON.stringify([trail, kept])
    expect(dump).not.toContain(key)
    expect(dump).not.toContain(key.slice(10, 30))
    expect(trail).toContainEqual({
      what: 'api_key_renewed',
      detail: `${kept[0]?.key_id}, partner.bookings, partner.events`,
    })
  })

  test('has a number of calls a minute, each key its own', async () => {
    const [before, current] = [await newKey(), await newKey()]
    const answers: number[] = []
    for (let call = 0; call <= callsPerMinute; call += 1) answers.push(await listWith(before))
    expect(answers.filter((code) => code === 0)).toHaveLength(callsPerMinute)
    expect(answers.at(-1)).toBe(429)
    expect(await listWith(current)).toBe(0)
  })
})

describe('what belongs to another partner', () => {
  test('is answered as if it did not exist', async () => {
    const other = await addPartnerSystem(ctx, 'vietin')
    const id = await request(await other.addCustomer('CIF-1'))
    await deliverEvents(ctx)
    await actAs(newKey(['partner.events'], other))
    const [event] = await app.ask(calls['GET /api/partner/events'], {})
    await actAs(newKey())
    const read = await app.refused(calls['GET /api/partner/bookings/:id'], { id })
    const replay = await app.refused(calls['POST /api/partner/events/:id/replay'], { id: event?.id ?? 0 })
    expect([read.error_code, replay.error_code]).toEqual([404, 404])
    expect(await app.ask(calls['GET /api/partner/bookings'], {})).toEqual([])
    expect(await app.ask(calls['GET /api/partner/events'], {})).toEqual([])
    await deliverEvents(ctx)
    expect(other.received).toHaveLength(1)
    other.close()
  })

  test('would be read, if the partner of a booking were not compared', async () => {
    const partnerIsCompared = { sql: /(on p\.id = \$\d+)\s+and \(p\.bank_id[^\n]*\)\)/, instead: '$1' }
    const other = await addPartnerSystem(ctx, 'vietin')
    other.close()
    const id = await request(await other.addCustomer('CIF-1'))
    expect(await readPartnerBooking(ctx, bank.id, id)).toBeNull()
    const passed = switchOff(ctx.pool, [partnerIsCompared])
    expect(await readPartnerBooking(ctx, bank.id, id)).toMatchObject({ id })
    expect(passed()).toEqual([1])
  })
})
