import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type BookingApp, createBookingApp } from '#testing/apps/booking-app'
import { brokenPlaces } from '#testing/bookings/bookings'
import { addPlacedBooking } from '#testing/bookings/placed-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { workOffDueJobs } from '#testing/due-jobs'
import { addStaff } from '#testing/golf'

let ctx: TestContext
let app: BookingApp
beforeAll(async () => {
  ctx = await createTestContext()
  app = await createBookingApp(ctx)
})
afterAll(async () => {
  await app.app.close()
  await ctx.close()
})
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

const minute = 60_000
const now = () => ctx.clock.now().getTime()
const after = (minutes: number) => ctx.clock.set(new Date(now() + minutes * minute))
const extend = async (id: number, fields: Record<string, unknown>) =>
  app
    .browserOf(await addStaff(ctx.q, ['sales']))
    .post(`/api/staff/bookings/${id}/extend-payment`, { reason: 'Khách đang chuyển khoản', ...fields })
const stateOf = async (id: number) =>
  (await ctx.q<{ state: string }>`select state from bookings where id = ${id}`)[0]?.state

async function placed() {
  const payBy = now() + 30 * minute
  const { billId, ...rest } = await addPlacedBooking(ctx.q, ctx.clock.now(), new Date(payBy))
  return { id: billId, payBy, ...rest }
}

test('the booking and its open transfer wait until the new deadline, which the golfer gets by SMS', async () => {
  const { id, payBy } = await placed()
  const later = payBy + 60 * minute
  expect(await extend(id, { minutes: 60, pay_by: payBy })).toMatchObject({
    error_code: 0,
    data: { state: 'placed', payment_deadline: later },
  })
  const [message] = await ctx.q<{ text: string; expires_at: Date }>`
    select text, expires_at from messages where booking_id = ${id} order by id desc limit 1`
  expect(message?.text).toContain('gia hạn đến 09:30')
  expect(message?.expires_at.getTime()).toBe(later)
  after(45)
  await workOffDueJobs(ctx)
  expect(await stateOf(id)).toBe('placed')
  after(50)
  await workOffDueJobs(ctx)
  expect(await stateOf(id)).toBe('expired')
  expect(await brokenPlaces(ctx.q)).toEqual([])
})

test('a repeat changes nothing, and two colleagues extend once', async () => {
  const { id, payBy } = await placed()
  const answers = await Promise.all([
    extend(id, { minutes: 30, pay_by: payBy }),
    extend(id, { minutes: 30, pay_by: payBy }),
    extend(id, { minutes: 120, pay_by: payBy }),
  ])
  const [booking] = await ctx.q<{ pay_by: Date }>`select pay_by from bookings where id = ${id}`
  const extended = ((booking?.pay_by.getTime() ?? 0) - payBy) / minute
  expect([30, 120]).toContain(extended)
  const winners = extended === 30 ? 2 : 1
  expect(answers.filter(({ error_code }) => error_code === 0)).toHaveLength(winners)
  expect(
    await ctx.q`select 1 as one from messages where booking_id = ${id} and text like '%gia hạn%'`,
  ).toHaveLength(1)
})

test('the deadline is never after the tee time', async () => {
  const { id, payBy } = await placed()
  await ctx.q`update bookings set tee_time_at = ${new Date(payBy + 20 * minute)} where id = ${id}`
  expect(await extend(id, { minutes: 30, pay_by: payBy })).toMatchObject({ error_code: 1878 })
  expect(await extend(id, { minutes: 15, pay_by: payBy })).toMatchObject({ error_code: 0 })
})

test('neither without a reason nor once the window is over', async () => {
  const { id, payBy } = await placed()
  expect(await extend(id, { minutes: 30, pay_by: payBy, reason: '' })).toMatchObject({ error_code: 1802 })
  expect(await extend(id, { minutes: 31, pay_by: payBy })).toMatchObject({ error_code: 400 })
  after(31)
  expect((await extend(id, { minutes: 30, pay_by: payBy })).error_code).not.toBe(0)
  expect(await stateOf(id)).toBe('placed')
})

test('colleagues read why beside their notes', async () => {
  const { id, payBy } = await placed()
  await extend(id, { minutes: 30, pay_by: payBy })
  const staff = app.browserOf(await addStaff(ctx.q, ['staff']))
  const { data } = await staff.get(`/api/staff/bookings/${id}`, {})
  expect(Object(data).notes).toMatchObject([{ note: 'Khách đang chuyển khoản', extended_minutes: 30 }])
})
