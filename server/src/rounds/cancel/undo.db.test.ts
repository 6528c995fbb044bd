import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { pointsOf } from '#platform/ledger/points'
import { createRefundApp, account as ofGolfer, type RefundApp } from '#testing/apps/refund-app'
import { paidBooking } from '#testing/bookings/paid-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { addMember, addPackage, placesLeft } from '#testing/golf'

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
beforeEach(() => ctx.clock.set('2026-11-23T08:00:00+07:00'))

const account = { ...ofGolfer, refund_name: 'TRAN VAN DEMO' }
const paidAt = Date.parse('2026-11-23T08:00:00+07:00')
const later = (ms: number) => ctx.clock.set(new Date(paidAt + ms).toISOString())
const minute = 60_000

describe('a booking paid by mistake', () => {
  test('is undone at once: all of it goes back, whatever the refund terms, and the places are free', async () => {
    const before = await app.balances()
    const booking = await paidBooking(ctx, { penalty: 100 })
    expect(await app.billOf(booking)).toMatchObject({
      undo_until: paidAt + 10 * minute,
      cancel_quote: { refund_amount: 0, penalty_amount: 4_000_000 },
    })
    later(10 * minute - 1)
    const undone = await app.undo(booking, { refund_to: 'wallet' })
    expect(undone).toMatchObject({
      error_code: 0,
      data: { state: 'refunded', is_free: 0, refund_amount: 4_000_000, penalty_amount: 0 },
    })
    expect(await app.undo(booking, { refund_to: 'wallet' })).toMatchObject({ data: undone.data })
    expect(await placesLeft(ctx.q, booking.teeTimeId)).toBe(4)
    expect(await pointsOf(ctx.q, booking.member.id)).toBe(4_000_000)
    const after = await app.balances()
    expect(after).toMatchObject({
      bookings_paid: before.bookings_paid ?? 0,
      refunds_due: before.refunds_due ?? 0,
    })
    expect(await app.billOf(booking)).toMatchObject({
      state: 'refunded',
      undo_until: null,
      ending: { by: 'golfer' },
      steps: [
        {},
        {},
        {},
        {},
        { state: 'cancellation_requested', by: 'member' },
        { state: 'refunded', by: 'system' },
      ],
    })
    expect((await app.textsTo(booking)).at(-1)).toContain('Đã hoàn 4.000.000đ')
    await app.expectSound()
  })

  test('takes back the insurance with it', async () => {
    const booking = await paidBooking(ctx, { packages: [await addPackage(ctx.q, 100_000)], penalty: 50 })
    const [certificates] = await ctx.q<{ count: number }>`
      select count(*)::int as count /* not null */ from insurance_certificates where booking_id = ${booking.id}`
    expect(certificates?.count).toBeGreaterThan(0)
    expect(await app.undo(booking, account)).toMatchObject({ data: { refund_amount: booking.amount } })
    const left = await ctx.q`
      select from insurance_certificates where booking_id = ${booking.id} and withdrawn_at is null`
    expect(left).toEqual([])
    expect((await app.refundOf(booking)).state).toBe('to_transfer')
    await app.expectSound()
  })

  test('keeps the fee of the card, as every refund', async () => {
    const booking = await paidBooking(ctx, { method: 'epay_all', fee: 90_200 })
    expect(await app.undo(booking, { refund_to: 'wallet' })).toMatchObject({
      data: { refund_amount: 4_000_000, fee_kept: 90_200 },
    })
    await app.expectSound()
  })

  test('is not undone later, near the tee time, or while a part is cancelled; it is cancelled then', async () => {
    const late = await paidBooking(ctx)
    later(10 * minute)
    expect(await app.billOf(late)).toMatchObject({ undo_until: null })
    expect((await app.undo(late, account)).error_code).toBe(1647)
    const near = await paidBooking(ctx, { at: '2026-11-23T11:10:00+07:00' })
    expect(await app.billOf(near)).toMatchObject({ undo_until: null })
    expect((await app.undo(near, account)).error_code).toBe(1647)
    const part = await paidBooking(ctx)
    const [player] = (await app.billOf(part)).cancel_quote.parts
    await app.cancel(part, { player_id: player.id, ...account })
    expect(await app.billOf(part)).toMatchObject({ undo_until: null })
    expect((await app.undo(part, account)).error_code).toBe(1647)
    expect((await app.billOf(part)).state).toBe('cancellation_requested')
    await app.expectSound()
  })

  test('ends its time where the tee time comes near', async () => {
    const near = await paidBooking(ctx, { at: '2026-11-23T11:05:00+07:00' })
    expect(await app.billOf(near)).toMatchObject({ undo_until: paidAt + 5 * minute })
  })

  test('is undone three times in 24 hours, and again after them', async () => {
    const member = await addMember(ctx.q)
    for (const _ of [1, 2, 3]) {
      const booking = await paidBooking(ctx, { member })
      expect((await app.undo(booking, { refund_to: 'wallet' })).error_code).toBe(0)
    }
    const fourth = await paidBooking(ctx, { member })
    expect(await app.billOf(fourth)).toMatchObject({ undo_until: null })
    expect((await app.undo(fourth, { refund_to: 'wallet' })).error_code).toBe(1647)
    later(24 * 60 * minute)
    const next = await paidBooking(ctx, { member, at: '2026-11-28T06:30:00+07:00' })
    expect((await app.undo(next, { refund_to: 'wallet' })).error_code).toBe(0)
  })

  test('before it is paid it is cancelled free as before, and is not undone', async () => {
    const other = await paidBooking(ctx)
    const stranger = { ...other, member: await addMember(ctx.q) }
    expect((await app.undo(stranger, account)).error_code).toBe(404)
    expect((await app.undo(other, { refund_to: 'bank' })).error_code).not.toBe(0)
    expect((await app.billOf(other)).state).toBe('paid')
  })
})
