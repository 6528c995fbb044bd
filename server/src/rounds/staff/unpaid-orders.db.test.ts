import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startBankTransfer } from '#money/payments/start-bank-transfer'
import { type BookingApp, createBookingApp } from '#testing/apps/booking-app'
import { bankReports } from '#testing/bookings/bank-reports'
import { addPlacedBooking } from '#testing/bookings/placed-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { addStaff } from '#testing/golf'
import type { Browser } from '#testing/processes/browser'

let ctx: TestContext
let app: BookingApp
let staff: Browser
const start = new Date('2026-11-20T08:00:00+07:00')
const minute = 60_000
beforeAll(async () => {
  ctx = await createTestContext()
  app = await createBookingApp(ctx)
  staff = app.browserOf(await addStaff(ctx.q))
})
afterAll(async () => {
  await app.app.close()
  await ctx.close()
})
beforeEach(async () => {
  ctx.clock.set(start)
  await ctx.q`update bookings set state = 'expired' where state = 'placed'`
})

/** An unpaid order whose payment window ends after so many minutes. */
const orderFor = (minutes: number) =>
  addPlacedBooking(ctx.q, start, new Date(start.getTime() + minutes * minute))

async function listed(query: Record<string, unknown> = {}): Promise<{ id: number; deadline: number }[]> {
  const { data } = await staff.get('/api/staff/bookings', { state: 'placed', ...query })
  if (!Array.isArray(data)) throw new Error('no list')
  return data.map((row) => ({ id: Number(Object(row).id), deadline: Number(Object(row).payment_deadline) }))
}
const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id)

test('unpaid orders are listed by their payment deadline, those of one moment by their number', async () => {
  const late = await orderFor(60)
  const soon = await orderFor(5)
  const first = await orderFor(30)
  const second = await orderFor(30)
  const byDeadline = [soon, first, second, late].map(({ billId }) => billId)
  expect(idsOf(await listed())).toEqual(byDeadline)
  expect(idsOf(await listed({ order: 'newest' }))).toEqual(byDeadline.toSorted((a, b) => b - a))
})

test('its pages repeat and leave out nothing, also when the last row gets a later deadline', async () => {
  const late = await orderFor(60)
  const soon = await orderFor(5)
  const first = await orderFor(30)
  const second = await orderFor(30)
  const page = await listed({ limit: 2 })
  expect(idsOf(page)).toEqual([soon.billId, first.billId])
  const last = page[1]
  expect(idsOf(await listed({ limit: 2, after_id: last?.id }))).toEqual([second.billId, late.billId])
  await ctx.q`update bookings set pay_by = pay_by + interval '2 hours' where id = ${first.billId}`
  const next = await listed({ limit: 2, after_id: last?.id, after_deadline: last?.deadline })
  expect(idsOf(next)).toEqual([second.billId, late.billId])
})

test('a partly paid order is counted and named in the last ten minutes of its window', async () => {
  const { member, billId } = await orderFor(30)
  await orderFor(30)
  const { transaction_id } = await startBankTransfer(ctx, member, billId)
  await bankReports(ctx, transaction_id, 4_000_000)
  const figures = async (path: string) => Object((await staff.get(path)).data).partly_paid
  const shown = async () => ({
    count: await figures('/api/staff/queue'),
    named: await figures('/api/staff/queue/today'),
  })
  ctx.clock.set(new Date(start.getTime() + 20 * minute - 1))
  expect(await shown()).toEqual({ count: 0, named: [] })
  ctx.clock.set(new Date(start.getTime() + 20 * minute))
  expect(await shown()).toEqual({ count: 1, named: [billId] })
  await ctx.q`update bookings set offered_until = pay_by + interval '1 hour' where id = ${billId}`
  expect(await shown(), 'while its window does not run').toEqual({ count: 0, named: [] })
})
