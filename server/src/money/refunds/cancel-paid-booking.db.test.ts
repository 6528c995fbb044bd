import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { pointsOf } from '#platform/ledger/points'
import { createRefundApp, type RefundApp } from '#testing/apps/refund-app'
import { paidBooking } from '#testing/bookings/paid-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { placesLeft } from '#testing/golf'

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

// a Friday, four days before the tee time
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

const late = '2026-11-23T08:00:00+07:00'

const gatewayThat = (result: unknown, asked: unknown[] = []) => {
  const answer = async (order: unknown) => {
    asked.push(order)
    if (result instanceof Error) throw result
    return result as { state: 'pending' }
  }
  return { refund: answer, inquireRefund: answer }
}

describe('a paid booking', () => {
  test('is given up by a request: the amount is fixed, the places stay until staff agree', async () => {
    const booking = await paidBooking(ctx)
    const asked = await app.cancel(booking, { expected_refund: 4_000_000, refund_to: 'wallet' })
    expect(asked).toMatchObject({
      error_code: 0,
      data: { state: 'cancellation_requested', is_free: 0, refund_amount: 4_000_000, penalty_amount: 0 },
    })
    // asked for on a Friday morning: back by Tuesday morning
    expect(Object(asked.data).refund_by).toBe(Date.parse('2026-11-24T08:00:00+07:00'))
    expect(await placesLeft(ctx.q, booking.teeTimeId)).toBe(2)
    expect(await app.cancel(booking, { refund_to: 'wallet' })).toMatchObject({ data: asked.data })
    // a refund requested in time stays in time, however late staff are
    ctx.clock.set(late)
    const before = await app.balances()
    const agreed = await app.decide(booking, 'agree')
    expect(agreed).toMatchObject({ error_code: 0, data: { state: 'done', amount: 4_000_000 } })
    expect((await app.decide(booking, 'agree')).data).toMatchObject({ state: 'done' })
    expect(await placesLeft(ctx.q, booking.teeTimeId)).toBe(4)
    expect(await pointsOf(ctx.q, booking.member.id)).toBe(4_000_000)
    const after = await app.balances()
    expect((before.bookings_paid ?? 0) - (after.bookings_paid ?? 0)).toBe(4_000_000)
    expect(after.refunds_due).toBe(before.refunds_due)
    const bill = await app.billOf(booking)
    expect(bill).toMatchObject({ state: 'refunded', general_status: 5, refund_amount: 4_000_000 })
    expect(bill.services[0]).toMatchObject({ refund: 4_000_000, is_cancel: 1 })
    expect((await app.textsTo(booking)).slice(-2)).toEqual([
      expect.stringContaining('Đã nhận yêu cầu hoàn 4.000.000đ'),
      expect.stringContaining('Đã hoàn 4.000.000đ'),
    ])
    await app.expectSound()
  })

  test('refunds less the penalty after the deadline, and never the fee of the card', async () => {
    const booking = await paidBooking(ctx, { method: 'epay_all', fee: 90_200, penalty: 50 })
    ctx.gateways = { ...ctx.gateways, refunders: { epay_all: gatewayThat({ state: 'pending' }) } }
    ctx.clock.set(late)
    const asked = await app.cancel(booking)
    expect(asked.data).toMatchObject({
      refund_amount: 2_000_000,
      penalty_amount: 2_000_000,
      fee_kept: 90_200,
    })
    expect((await app.decide(booking, 'agree')).data).toMatchObject({ state: 'sending', refund_to: 'method' })
    expect(await app.billOf(booking)).toMatchObject({
      state: 'partly_refunded',
      general_status: 5,
      refund_amount: 0,
    })
    await app.expectSound()
  })

  test('of which nothing comes back is cancelled', async () => {
    const booking = await paidBooking(ctx, { penalty: 120 })
    ctx.clock.set(late)
    expect((await app.cancel(booking)).data).toMatchObject({ refund_amount: 0, penalty_amount: 4_000_000 })
    expect((await app.decide(booking, 'agree')).data).toMatchObject({
      state: 'done',
      amount: 0,
      penalty: 4_000_000,
    })
    expect(await app.billOf(booking)).toMatchObject({ state: 'cancelled', refund_amount: 0 })
    expect(await placesLeft(ctx.q, booking.teeTimeId)).toBe(4)
    expect((await app.textsTo(booking)).at(-1)).toContain('Đã quá hạn hoàn tiền')
    await app.expectSound()
  })

  test('stays when staff refuse, and may be cancelled again', async () => {
    const booking = await paidBooking(ctx)
    await app.cancel(booking, { refund_to: 'wallet' })
    expect(await app.decide(booking, 'refuse', { reason: '' })).toMatchObject({ error_code: 1802 })
    expect((await app.decide(booking, 'refuse', { reason: 'Sân đã giữ chỗ' })).data).toMatchObject({
      state: 'refused',
    })
    expect(await app.decide(booking, 'agree')).toMatchObject({ error_code: 409 })
    const bill = await app.billOf(booking)
    expect(bill).toMatchObject({ state: 'paid', refunds: [{ state: 'refused', refusal: 'Sân đã giữ chỗ' }] })
    expect(bill.cancel_quote.refund_amount).toBe(4_000_000)
    expect(await placesLeft(ctx.q, booking.teeTimeId)).toBe(2)
    expect((await app.textsTo(booking)).at(-1)).toContain('không được duyệt')
    expect((await app.cancel(booking, { refund_to: 'wallet' })).error_code).toBe(0)
    expect((await app.decide(booking, 'agree')).data).toMatchObject({ state: 'done' })
    await app.expectSound()
  })

  test('is not given up when another amount was shown', async () => {
    const booking = await paidBooking(ctx)
    ctx.clock.set(late)
    const asked = await app.cancel(booking, { expected_refund: 4_000_000, refund_to: 'wallet' })
    expect(asked.error_code).toBe(1613)
    expect(asked.error_msg).toContain('2.000.000đ')
    expect(await app.billOf(booking)).toMatchObject({ state: 'paid', refunds: [] })
  })

  test('is decided once, though ten agree and ten refuse at the same moment', async () => {
    const booking = await paidBooking(ctx)
    await app.cancel(booking, { refund_to: 'wallet' })
    await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        app.decide(booking, turn % 2 ? 'agree' : 'refuse', turn % 2 ? {} : { reason: 'Không' }),
      ),
    )
    const { state } = await app.refundOf(booking)
    const agreed = state === 'done'
    expect(['done', 'refused']).toContain(state)
    expect(await pointsOf(ctx.q, booking.member.id)).toBe(agreed ? 4_000_000 : 0)
    expect(await placesLeft(ctx.q, booking.teeTimeId)).toBe(agreed ? 4 : 2)
    await app.expectSound()
  })

  test('is cancelled for the club in full, even after the deadline', async () => {
    const booking = await paidBooking(ctx, { penalty: 100 })
    ctx.clock.set(late)
    const browser = app.browserOf(booking.staff)
    const path = `/api/staff/bookings/${booking.id}/cancel-for-club`
    const answer = await browser.post(path, { id: booking.id, reason: 'Sân đóng cửa' })
    expect(answer.data).toMatchObject({ state: 'refunded' })
    expect(await app.billOf(booking)).toMatchObject({
      state: 'refunded',
      refunds: [expect.objectContaining({ state: 'needs_target', amount: 4_000_000, penalty: 0 })],
      steps: expect.arrayContaining([
        expect.objectContaining({ state: 'cancellation_requested', by: 'staff' }),
      ]),
    })
    expect((await app.textsTo(booking)).at(-1)).toContain('Chọn nơi nhận tiền')
    await app.expectSound()
  })
})
