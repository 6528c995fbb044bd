import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openBooking } from '#rounds/staff/open-booking'
import { type BookingApp, createBookingApp } from '#testing/apps/booking-app'
import { bankReports } from '#testing/bookings/bank-reports'
import { changeAsQuoted } from '#testing/bookings/changes'
import { contentOfChange, offeredChange } from '#testing/bookings/offered-change'
import { requestedMove } from '#testing/bookings/own-changes'
import { paidBooking } from '#testing/bookings/paid-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { addStaff } from '#testing/golf'
import type { Browser } from '#testing/processes/browser'
import { answerChange } from './answer-change.ts'
import { withdrawChange } from './withdraw-change.ts'

let ctx: TestContext
let app: BookingApp
let admin: Browser
beforeAll(async () => {
  ctx = await createTestContext()
  app = await createBookingApp(ctx)
  admin = app.browserOf(await addStaff(ctx.q, ['admin']))
})
afterAll(async () => {
  await app.app.close()
  await ctx.close()
})
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

/** What the audit log has of one act on a booking, searched by the booking's code, and the actors of it. */
async function logged(id: number, what: string) {
  const [booking] = await ctx.q<{ code: string }>`select code from bookings where id = ${id}`
  const { data, error_code } = await admin.get('/api/staff/audit-log', { q: booking?.code, what })
  expect(error_code).toBe(0)
  if (!Array.isArray(data)) throw new Error('no log')
  return data.map(({ by, who, at, detail }) => ({ by, who, at, detail }))
}
const entry = (detail: string) => ({ by: 'staff', who: 'Trần Bình', at: ctx.clock.now().getTime(), detail })
const historyOf = async (id: number) => (await openBooking(ctx, id, 'vi')).history
const byStaff = (reason: string) => ({
  from_state: 'paid',
  state: 'paid',
  at: ctx.clock.now().getTime(),
  actor: 'Trần Bình',
  by: 'staff',
  reason,
})

test('a change by staff is in the audit log and in the history, with its reason', async () => {
  const { id } = await paidBooking(ctx)
  const before = await historyOf(id)
  ctx.clock.advance(60)
  await changeAsQuoted(ctx, id, { price_per_player: 1_500_000 })
  expect(await logged(id, 'booking.changed')).toEqual([entry('Khách gọi')])
  expect(await historyOf(id)).toEqual([...before, byStaff('Khách gọi')])
  expect(await logged(id, 'booking.change_offered')).toEqual([])
})

test('an offered change is in the audit log, and in the history once it is paid', async () => {
  const change = await offeredChange(ctx)
  const { id } = change
  expect(await logged(id, 'booking.change_offered')).toEqual([entry('Khách gọi')])
  expect(await logged(id, 'booking.changed')).toEqual([])
  const before = await historyOf(id)
  await bankReports(ctx, await contentOfChange(ctx, change), 1_000_000)
  const made = (await historyOf(id)).slice(before.length)
  expect(made).toMatchObject([{ from_state: 'paid', state: 'paid', at: ctx.clock.now().getTime() }])
})

test('an offered change that staff take back is in the audit log, and a repeat is not', async () => {
  const { id, staff } = await offeredChange(ctx)
  const before = await historyOf(id)
  await withdrawChange(ctx, staff, id)
  await withdrawChange(ctx, staff, id)
  expect(await logged(id, 'booking.change_withdrawn')).toEqual([entry('')])
  expect(await historyOf(id)).toEqual(before)
})

test.each([
  [1, 'booking.change_accepted'],
  [0, 'booking.change_refused'],
] as const)('an answer to a golfer’s change (%d) is %s in the audit log', async (accepts, what) => {
  const { id, staff, fingerprint } = await requestedMove(ctx)
  const before = await historyOf(id)
  expect(before.at(-1)).toMatchObject({ from_state: 'paid', state: 'paid', by: 'member' })
  for (let repeat = 0; repeat < 2; repeat += 1)
    await answerChange(ctx, staff, { id, fingerprint, accepts, reason: 'Sân trả lời' })
  expect(await logged(id, what)).toEqual([entry('Sân trả lời')])
  expect((await historyOf(id)).slice(before.length)).toEqual(accepts ? [byStaff('')] : [])
})
