import { refundRows } from '@teeviet/demo/courses/refund-rows'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkLedger } from '#platform/ledger/check'
import { pointsOf } from '#platform/ledger/points'
import { type BookingApp, createBookingApp } from '#testing/apps/booking-app'
import { paidBooking } from '#testing/bookings/paid-booking'
import { createTestContext, type TestContext } from '#testing/context'

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

/** Each distinct rule of the clubs once; how far before the tee time, and the penalty afterwards. */
const rules = [
  ...new Map(
    refundRows.map(({ deadline_hours, penalty_percent }) => [
      `${deadline_hours} h, ${penalty_percent} %`,
      { hours: deadline_hours, penalty: penalty_percent },
    ]),
  ),
]
const at = '2026-12-28T06:30:00+07:00'

test.each(rules)('the bill quotes by the rule %s what then arrives in the wallet', async (_name, rule) => {
  for (const second of [0, 1]) {
    ctx.clock.set('2026-11-20T08:00:00+07:00')
    const booking = await paidBooking(ctx, { at, price: 1_234_567, players: 3, ...rule })
    ctx.clock.set(new Date(Date.parse(at) - rule.hours * 3_600_000 + second * 1000))
    const golfer = app.browserOf(booking.member)
    const bill = { bill_id: booking.id }
    const { data } = await golfer.get('/api/services/get_bill_detail_for_wap', bill)
    const { refund_amount: expected_refund } = Object(data).cancel_quote
    expect(expected_refund).toBe(
      second <= 0 ? 3_703_701 : Math.round((3_703_701 * Math.max(0, 100 - rule.penalty)) / 100),
    )
    const body = { id_general_bill_detail: booking.id, expected_refund, refund_to: 'wallet' }
    expect(await golfer.post('/api/for_wap/cancel_booking', body)).toMatchObject({ error_code: 0 })
    const { data: asked } = await golfer.get('/api/services/get_bill_detail_for_wap', bill)
    const { id } = Object(asked).refunds[0]
    // staff are a day late; the amount does not change
    ctx.clock.set(new Date(ctx.clock.now().getTime() + 86_400_000))
    await app.browserOf(booking.staff).post(`/api/staff/refunds/${id}/agree`, { id })
    expect(await pointsOf(ctx.q, booking.member.id)).toBe(expected_refund)
  }
  expect((await checkLedger(ctx.q)).faults).toEqual([])
})
