import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { transition } from '#bookings/booking/transition'
import { inTransaction } from '#platform/database/transaction'
import { type BookingApp, createBookingApp } from '#testing/apps/booking-app'
import { bookingIn } from '#testing/bookings/booking-in-state'
import { createTestContext, type TestContext } from '#testing/context'
import { addStaff } from '#testing/golf'
import type { Browser } from '#testing/processes/browser'
import { confirm, confirmAsStaff } from '../booking-acts.ts'
import { endSnooze } from './end-snooze.ts'

let ctx: TestContext
let app: BookingApp
let me: { id: number; browser: Browser }
let colleague: { id: number; browser: Browser }
const start = new Date('2026-11-20T08:00:00+07:00')
const minute = 60_000
const after = (minutes: number) => start.getTime() + minutes * minute

beforeAll(async () => {
  ctx = await createTestContext()
  app = await createBookingApp(ctx)
  const [one, two] = [await addStaff(ctx.q, ['staff']), await addStaff(ctx.q, ['sales'])]
  me = { id: one.id, browser: app.browserOf(one) }
  colleague = { id: two.id, browser: app.browserOf(two) }
})
afterAll(async () => {
  await app.app.close()
  await ctx.close()
})
beforeEach(() => ctx.clock.set(start))

const assign = (who: { browser: Browser }, id: number, fields: { staff_id?: number; held_by?: number }) =>
  who.browser.post(`/api/staff/bookings/${id}/assign`, fields)
const snooze = (id: number, until: number | '') =>
  me.browser.post(`/api/staff/bookings/${id}/snooze`, { until })
const holderOf = async (id: number) =>
  Object((await me.browser.get(`/api/staff/bookings/${id}`)).data).claimed_by?.id ?? null
async function listed(claim: string, state = 'requested'): Promise<number[]> {
  const { data } = await me.browser.get('/api/staff/bookings', { state, claim, limit: 100 })
  if (!Array.isArray(data)) throw new Error('no list')
  return data.map((row) => Number(Object(row).id))
}
const actsOf = (id: number) =>
  ctx.q<{ what: string; detail: string }>`
    select what, detail from staff_acts where subject = ${`booking:${id}`} order by id`

describe('a claim', () => {
  test('is seen by every colleague, listed as mine, and released', async () => {
    const { id } = await bookingIn(ctx, 'requested')
    expect((await assign(me, id, { staff_id: me.id })).error_code).toBe(0)
    expect(await listed('mine')).toContain(id)
    expect(await listed('free')).not.toContain(id)
    const seen = await colleague.browser.get(`/api/staff/bookings/${id}`)
    expect(seen.data).toMatchObject({ claimed_by: { id: me.id, name: 'Trần Bình' } })
    expect((await assign(me, id, { held_by: me.id })).data).toMatchObject({ claimed_by: null })
    expect(await listed('free')).toContain(id)
    expect((await actsOf(id)).map(({ what }) => what)).toEqual(['booking.claimed', 'booking.released'])
  })

  test('of two at the same moment one wins, and the other learns it', async () => {
    const { id } = await bookingIn(ctx, 'requested')
    const answers = await Promise.all([
      assign(me, id, { staff_id: me.id }),
      assign(colleague, id, { staff_id: colleague.id }),
    ])
    expect(answers.map(({ error_code }) => error_code).toSorted()).toEqual([0, 409])
    expect([me.id, colleague.id]).toContain(await holderOf(id))
    expect(await actsOf(id)).toHaveLength(1)
  })

  test('is handed to a colleague by one who knows the holder; a repeat changes nothing', async () => {
    const { id } = await bookingIn(ctx, 'requested')
    await assign(me, id, { staff_id: me.id })
    expect((await assign(colleague, id, { staff_id: colleague.id })).error_code).toBe(409)
    const handed = { staff_id: colleague.id, held_by: me.id }
    expect((await assign(me, id, handed)).error_code).toBe(0)
    expect((await assign(me, id, handed)).error_code).toBe(0)
    expect((await actsOf(id)).map(({ what, detail }) => [what, detail])).toEqual([
      ['booking.claimed', ''],
      ['booking.assigned', `staff ${colleague.id}`],
    ])
  })

  test('goes to no account that cannot sign in', async () => {
    const { id } = await bookingIn(ctx, 'requested')
    const gone = await addStaff(ctx.q)
    await ctx.q`update staff_accounts set disabled_at = ${start} where id = ${gone.id}`
    expect((await assign(me, id, { staff_id: gone.id })).error_code).toBe(404)
    const club = await addStaff(ctx.q, ['club'])
    expect((await assign(me, id, { staff_id: club.id })).error_code).toBe(404)
    expect((await assign(me, 987_654_321, { staff_id: me.id })).error_code).not.toBe(0)
  })
})

describe('a snooze', () => {
  test('takes a request off the queue until its time, and a job brings it back', async () => {
    const { id } = await bookingIn(ctx, 'requested')
    expect((await snooze(id, after(20))).data).toMatchObject({ snoozed_until: after(20) })
    expect(await listed('awake')).not.toContain(id)
    expect(await listed('free')).not.toContain(id)
    expect(await listed('snoozed')).toContain(id)
    expect((await ctx.enqueued('snooze-end')).at(-1)).toMatchObject({
      data: { bookingId: id },
      at: new Date(after(20)),
    })
    ctx.clock.set(new Date(after(20)))
    expect(await listed('awake')).toContain(id)
    await endSnooze(ctx, { bookingId: id })
    expect(await listed('snoozed')).not.toContain(id)
  })

  test('ends at the staff hour at the latest', async () => {
    const { id } = await bookingIn(ctx, 'requested')
    const [booking] = await ctx.q<{ confirm_by: Date }>`select confirm_by from bookings where id = ${id}`
    expect((await snooze(id, after(600))).data).toMatchObject({
      snoozed_until: booking?.confirm_by.getTime(),
    })
  })

  test('ends when the booking leaves its state', async () => {
    const { id, staff } = await bookingIn(ctx, 'requested')
    await snooze(id, after(30))
    await confirmAsStaff(ctx, staff, { id, note: '' }, 'vi')
    expect(await listed('awake', 'confirmed')).toContain(id)
  })

  test('is ended by hand, and refused for a past time and for a booking that waits for nothing', async () => {
    const { id } = await bookingIn(ctx, 'requested')
    await snooze(id, after(30))
    await snooze(id, '')
    expect(await listed('awake')).toContain(id)
    expect((await snooze(id, after(-1))).error_code).toBe(1931)
    const paid = await bookingIn(ctx, 'paid')
    expect((await snooze(paid.id, ctx.clock.now().getTime() + minute)).error_code).toBe(409)
  })

  test('is undone as it was read, and not over what a colleague chose meanwhile', async () => {
    const { id } = await bookingIn(ctx, 'requested')
    const undo = (until: number | '', seen_until: number | null) =>
      me.browser.post(`/api/staff/bookings/${id}/snooze`, { until, seen_until })
    await snooze(id, after(10))
    await snooze(id, after(20))
    expect((await undo('', after(10))).error_code).toBe(409)
    expect(await listed('snoozed')).toContain(id)
    expect((await undo('', after(20))).data).toMatchObject({ snoozed_until: null })
    expect((await undo('', after(20))).error_code).toBe(0)
    expect((await undo(after(20), null)).data).toMatchObject({ snoozed_until: after(20) })
    expect((await undo(after(15), null)).error_code).toBe(409)
  })

  test('made longer outlives the job of the shorter one', async () => {
    const { id } = await bookingIn(ctx, 'requested')
    await snooze(id, after(10))
    await snooze(id, after(30))
    ctx.clock.set(new Date(after(10)))
    await endSnooze(ctx, { bookingId: id })
    expect(await listed('snoozed')).toContain(id)
  })
})

test("today's figures count the answers of staff, not of the system, against the hour", async () => {
  const read = async () => Object((await me.browser.get('/api/staff/queue/today')).data)
  const before = await read()
  const { id, staff } = await bookingIn(ctx, 'requested')
  const late = await bookingIn(ctx, 'requested')
  const system = await bookingIn(ctx, 'requested')
  expect(await read()).toMatchObject({ waiting: before.waiting + 3, latest_at: start.getTime() })
  ctx.clock.set(new Date(after(10)))
  await inTransaction(ctx.pool, (q) => confirm(ctx, q, staff, { id, note: '' }))
  const bySystem = { bookingId: system.id, to: 'confirmed', actor: { kind: 'system', id: null } } as const
  await inTransaction(ctx.pool, (q) => transition(ctx, q, { ...bySystem, now: ctx.clock.now() }))
  ctx.clock.set(new Date(after(90)))
  await inTransaction(ctx.pool, (q) => confirm(ctx, q, staff, { id: late.id, note: '' }))
  const after90 = await read()
  expect(after90.answered - before.answered).toBe(2)
  expect(after90.within_hour - before.within_hour).toBe(1)
  expect(after90.median_seconds).toBeGreaterThan(0)
  ctx.clock.set(new Date('2026-11-21T00:10:00+07:00'))
  expect(await read()).toMatchObject({ answered: 0, within_hour: 0, median_seconds: null })
})
