import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bookingCode } from '#bookings/booking/codes'
import { createRefundApp, type RefundApp } from '#testing/apps/refund-app'
import { paidBooking } from '#testing/bookings/paid-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { addStaff } from '#testing/golf'

let ctx: TestContext
let app: RefundApp
beforeAll(async () => {
  ctx = await createTestContext()
  app = await createRefundApp(ctx)
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

test('refunds are found by their own code or that of their booking, in any state, by those who decide refunds', async () => {
  const booking = await paidBooking(ctx)
  const other = await paidBooking(ctx)
  for (const one of [booking, other]) await app.cancel(one, { refund_to: 'wallet' })
  const { id, code } = await app.refundOf(booking)
  await app.decide(booking, 'agree')
  const found = async (q: string) => {
    const { data } = await app
      .browserOf(booking.staff)
      .get('/api/staff/refunds', { state: 'requested', code: q })
    return Object(data).map((refund: { id: number }) => refund.id)
  }
  expect(await found(code)).toEqual([id])
  expect(await found(` ${code.toLowerCase()}`)).toEqual([id])
  expect(await found(bookingCode(booking.id))).toEqual([id])
  expect(await found(bookingCode(booking.id + 1_000))).toEqual([])
  const sales = app.browserOf(await addStaff(ctx.q, ['sales']))
  expect((await sales.get('/api/staff/refunds', { code })).error_code).toBe(403)
})
