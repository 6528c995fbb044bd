import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listBookings } from '#rounds/bills/history'
import { readBill } from '#rounds/bills/read-bill'
import { balances, lastSms, receiptsOf, refundsOf, stateOf } from '#testing/bookings/bank-records'
import { type BankReport, bankReports } from '#testing/bookings/bank-reports'
import { addPlacedBooking, type PlacedBooking } from '#testing/bookings/placed-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { startBankTransfer } from '../payments/start-bank-transfer.ts'
import { returnShortMoney } from '../refunds/returns/return-short.ts'

let ctx: TestContext
let booking: PlacedBooking
const start = new Date('2026-11-20T08:00:00+07:00')
const payBy = new Date('2026-11-20T08:30:00+07:00')

beforeAll(async () => {
  ctx = await createTestContext()
})

afterAll(() => ctx.close())

beforeEach(async () => {
  ctx.clock.set(start)
  booking = await addPlacedBooking(ctx.q, start, payBy)
})

const reported = (content: string, amount: number, how: BankReport = {}) =>
  bankReports(ctx, content, amount, how)

describe('paying a bill by bank transfer', () => {
  it('refunds short money once the booking has ended, and a day after the window ran out, not before', async () => {
    const cancelled = booking
    const other = await addPlacedBooking(ctx.q, start, payBy)
    for (const { member, billId } of [cancelled, other])
      await reported((await startBankTransfer(ctx, member, billId)).transaction_id, 4_000_000)
    await returnShortMoney(ctx)
    expect(await refundsOf(ctx, cancelled.billId)).toEqual([])
    await ctx.q`update bookings set state = 'cancelled' where id = ${cancelled.billId}`
    await ctx.q`update bookings set state = 'expired' where id = ${other.billId}`
    await Promise.all([returnShortMoney(ctx), returnShortMoney(ctx)])
    expect(await refundsOf(ctx, cancelled.billId)).toMatchObject([
      { state: 'needs_target', amount_vnd: 4_000_000 },
    ])
    expect(await refundsOf(ctx, other.billId)).toEqual([])
    ctx.clock.set('2026-11-21T08:30:01+07:00')
    await returnShortMoney(ctx)
    expect(await refundsOf(ctx, other.billId)).toMatchObject([
      { state: 'needs_target', amount_vnd: 4_000_000 },
    ])
    await balances(ctx)
  })

  it('names on bill and in history the amounts received and left, as the QR code does, until they arrived', async () => {
    const { member, billId } = booking
    const bill = () => readBill(ctx, member, billId, 'vi')
    const listed = async () => (await listBookings(ctx, member, {}, { page: 1, limit: 10, lang: 'vi' }))[0]
    const { transaction_id } = await startBankTransfer(ctx, member, billId)
    expect(await bill()).toMatchObject({ arrived_amount: 0, left_to_pay: 4_200_000 })
    await reported(transaction_id, 3_000_000)
    await reported(transaction_id, 1_000_000)
    const { bank } = await startBankTransfer(ctx, member, billId)
    const rest = { left_to_pay: bank.amount }
    expect(rest).toEqual({ left_to_pay: 200_000 })
    expect(await bill()).toMatchObject({ ...rest, arrived_amount: 4_000_000, payment_amount: 4_200_000 })
    expect(await listed()).toMatchObject({ ...rest, total_amount: 4_200_000 })
    await reported(transaction_id, 200_000)
    expect(await bill()).toMatchObject({ arrived_amount: 0, left_to_pay: null, paid_amount: 4_200_000 })
    expect(await listed()).toMatchObject({ left_to_pay: null })
  })

  it('keeps money that is short until the rest comes, and then takes both', async () => {
    const before = await balances(ctx)
    const { transaction_id } = await startBankTransfer(ctx, booking.member, booking.billId)
    await reported(transaction_id, 4_000_000)
    expect(await receiptsOf(ctx, transaction_id)).toEqual([{ state: 'unmatched', reason: 'short' }])
    expect(await stateOf(ctx, booking.billId)).toBe('placed')
    expect(await lastSms(ctx)).toContain('200.000đ')
    expect((await balances(ctx)).suspense).toBe((before.suspense ?? 0) + 4_000_000)
    const rest = await startBankTransfer(ctx, booking.member, booking.billId)
    expect(rest).toMatchObject({ transaction_id, amount: 4_200_000, bank: { amount: 200_000 } })
    await reported(transaction_id, 200_000)
    expect(await stateOf(ctx, booking.billId)).toBe('paid')
    expect(await receiptsOf(ctx, transaction_id)).toEqual([
      { state: 'matched', reason: null },
      { state: 'matched', reason: null },
    ])
    expect(await lastSms(ctx)).toContain('4.200.000đ')
    const after = await balances(ctx)
    expect(after.suspense).toBe(before.suspense)
    expect((after.bookings_paid ?? 0) - (before.bookings_paid ?? 0)).toBe(4_000_000)
  })

  it("takes the bill's amount of an excess, refunds the rest and reports it", async () => {
    const before = await balances(ctx)
    const { transaction_id } = await startBankTransfer(ctx, booking.member, booking.billId)
    await reported(transaction_id, 4_200_001)
    expect(await stateOf(ctx, booking.billId)).toBe('paid')
    expect(await receiptsOf(ctx, transaction_id)).toEqual([{ state: 'resolved', reason: 'excess' }])
    expect(await lastSms(ctx)).toContain('hoàn 1đ')
    const after = await balances(ctx)
    expect(after.suspense).toBe(before.suspense)
    expect((after.refunds_due ?? 0) - (before.refunds_due ?? 0)).toBe(1)
    expect((after.bookings_paid ?? 0) - (before.bookings_paid ?? 0)).toBe(4_000_000)
  })

  it('takes twice the missing part for a payment of the whole and an excess', async () => {
    const { transaction_id } = await startBankTransfer(ctx, booking.member, booking.billId)
    await reported(transaction_id, 4_199_000)
    await Promise.all([reported(transaction_id, 1_000), reported(transaction_id, 1_000)])
    expect(await stateOf(ctx, booking.billId)).toBe('paid')
    const reasons = (await receiptsOf(ctx, transaction_id)).map(({ reason }) => reason)
    expect(reasons.toSorted()).toEqual(['already_paid', null, null])
    await balances(ctx)
  })
})
