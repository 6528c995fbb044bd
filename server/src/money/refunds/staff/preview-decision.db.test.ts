import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createRefundApp, type RefundApp } from '#testing/apps/refund-app'
import { lastSms } from '#testing/bookings/bank-records'
import { paidBooking } from '#testing/bookings/paid-booking'
import { createTestContext, type TestContext } from '#testing/context'

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

test.each(['agree', 'refuse'] as const)(
  'the preview of a decision is the first SMS it sends, and decides nothing: %s',
  async (decision) => {
    const booking = await paidBooking(ctx)
    await app.cancel(booking, {})
    const { id } = await app.refundOf(booking)
    const admin = app.browserOf(booking.staff)
    const asked = { decision, reason: 'Đã chơi' }
    const { data } = await admin.post(`/api/staff/refunds/${id}/preview-messages`, asked)
    expect((await app.refundOf(booking)).state).toBe('requested')
    expect(Object(data).messages).toHaveLength(1)
    await admin.post(`/api/staff/refunds/${id}/${decision}`, { reason: 'Đã chơi' })
    expect(Object(data).messages[0].text).toBe(await lastSms(ctx))
  },
)
