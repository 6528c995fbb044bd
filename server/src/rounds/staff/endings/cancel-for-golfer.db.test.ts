import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Staff } from '#platform/context/actor'
import { type BookingApp, createBookingApp } from '#testing/apps/booking-app'
import { brokenPlaces } from '#testing/bookings/bookings'
import { paidBooking } from '#testing/bookings/paid-booking'
import { addPlacedBooking } from '#testing/bookings/placed-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { addStaff, placesLeft } from '#testing/golf'

let ctx: TestContext
let app: BookingApp
let admin: Staff
beforeAll(async () => {
  ctx = await createTestContext()
  app = await createBookingApp(ctx)
  admin = await addStaff(ctx.q, ['admin'])
})
afterAll(async () => {
  await app.app.close()
  await ctx.close()
})
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

const cancel = (by: Staff, id: number, fields: Record<string, unknown> = {}) =>
  app.browserOf(by).post(`/api/staff/bookings/${id}/cancel`, { reason: 'Khách yêu cầu hủy', ...fields })
const lastTo = async (id: number) =>
  (
    await ctx.q<{ text: string }>`select text from messages where booking_id = ${id} order by id desc limit 1`
  )[0]?.text

async function placed() {
  const now = ctx.clock.now()
  return addPlacedBooking(ctx.q, now, new Date(now.getTime() + 1_800_000))
}

test('an unpaid booking is cancelled at once and free, by the staff member, and the golfer is notified', async () => {
  const { billId, teeTimeId } = await placed()
  const free = await placesLeft(ctx.q, teeTimeId)
  expect(await cancel(admin, billId)).toMatchObject({ error_code: 0, data: { state: 'cancelled' } })
  expect(await placesLeft(ctx.q, teeTimeId)).toBe((free ?? 0) + 2)
  expect(
    await ctx.q`select actor_kind, actor_id, reason from booking_events where booking_id = ${billId} and to_state = 'cancelled'`,
  ).toEqual([{ actor_kind: 'staff', actor_id: admin.id, reason: 'Khách yêu cầu hủy' }])
  expect(await lastTo(billId)).toContain('miễn phí')
  expect((await cancel(admin, billId)).error_code).not.toBe(0)
  expect(await brokenPlaces(ctx.q)).toEqual([])
})

test('of a paid booking the golfer gets the refund of the terms, and is notified of the amount', async () => {
  const { id, member } = await paidBooking(ctx, { penalty: 50 })
  ctx.clock.set('2026-11-23T08:00:00+07:00')
  // the full refund was quoted while it was early: no golfer is quoted one amount and paid another
  expect((await cancel(admin, id, { expected_refund: 4_000_000 })).error_code).not.toBe(0)
  expect(await cancel(admin, id, { expected_refund: 2_000_000 })).toMatchObject({
    error_code: 0,
    data: { state: 'cancellation_requested' },
  })
  const { data } = await app.browserOf(member).get('/api/services/get_bill_detail_for_wap', { bill_id: id })
  expect(Object(data).refunds).toMatchObject([{ amount: 2_000_000, penalty: 2_000_000 }])
  expect(await lastTo(id)).toContain('2.000.000')
})

test('needs an administrator and a reason', async () => {
  const { billId } = await placed()
  expect(await cancel(await addStaff(ctx.q, ['staff', 'sales']), billId)).toMatchObject({ error_code: 403 })
  expect(await cancel(admin, billId, { reason: ' ' })).toMatchObject({ error_code: 1802 })
})

test('a note on any booking is visible to colleagues, and nowhere to the golfer', async () => {
  const { billId, member } = await placed()
  const staffMember = await addStaff(ctx.q, ['staff'])
  const write = (note: string) =>
    app.browserOf(staffMember).post(`/api/staff/bookings/${billId}/note`, { note })
  expect(await write('')).toMatchObject({ error_code: 1877 })
  await write('Gọi 10:05, không nghe máy')
  await cancel(admin, billId)
  expect(Object((await write('Khách gọi lại')).data).notes).toMatchObject([
    { note: 'Khách gọi lại' },
    { note: 'Gọi 10:05, không nghe máy' },
  ])
  const bill = await app.browserOf(member).get('/api/services/get_bill_detail_for_wap', { bill_id: billId })
  const own = await app.browserOf(member).get('/api/for_wap/my_data', {})
  expect(bill.error_code).toBe(0)
  expect(JSON.stringify([bill, own])).not.toContain('không nghe máy')
})
