import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { balances, receiptsOf, refundsOf, stateOf } from '#testing/bookings/bank-records'
import { type BankReport, bankReports } from '#testing/bookings/bank-reports'
import { addPlacedBooking, type PlacedBooking } from '#testing/bookings/placed-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { placesLeft } from '#testing/golf'
import { startBankTransfer } from '../payments/start-bank-transfer.ts'
import { transactionStatus } from '../payments/transaction-status.ts'

let ctx: TestContext
let booking: PlacedBooking
const MINUTE = 60
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
  it('returns the same transfer content when asked again, with the bill’s own amount and the time left', async () => {
    const [first, again] = await Promise.all([
      startBankTransfer(ctx, booking.member, booking.billId),
      startBankTransfer(ctx, booking.member, booking.billId),
    ])
    expect(again.transaction_id).toBe(first.transaction_id)
    expect(first.bank).toMatchObject({
      amount: 4_200_000,
      bank_code: first.transaction_id,
      bank_account: ctx.config.bank.accountNumber,
    })
    expect(first.payment_deadline).toBe(payBy.getTime())
  })

  it('is refused for another golfer’s bill and once the 30 minutes are over', async () => {
    const stranger = { ...booking.member, id: booking.member.id + 1 }
    await expect(startBankTransfer(ctx, stranger, booking.billId)).rejects.toMatchObject({
      reason: 'payment.notFound',
    })
    ctx.clock.advance(30 * MINUTE)
    await expect(startBankTransfer(ctx, booking.member, booking.billId)).rejects.toMatchObject({
      reason: 'payment.windowOver',
    })
  })

  it.each([
    ['cancellation_requested', 'payment.alreadyPaid'],
    ['partly_refunded', 'payment.ended'],
    ['cancelled', 'payment.ended'],
  ] as const)('is refused with the right reason for a booking that is %s', async (state, reason) => {
    await ctx.q`update bookings set state = ${state} where id = ${booking.billId}`
    await expect(startBankTransfer(ctx, booking.member, booking.billId)).rejects.toMatchObject({ reason })
  })

  it('is paid once the bank has reported the exact amount, with the premiums owed to the insurer', async () => {
    const before = await balances(ctx)
    const { transaction_id } = await startBankTransfer(ctx, booking.member, booking.billId)
    expect(await transactionStatus(ctx, booking.member, transaction_id)).toMatchObject({
      status: 0,
      received: 0,
      description: '',
      account_number: '',
    })
    ctx.clock.advance(5 * MINUTE)
    expect(await reported(`MBVCB.1.${transaction_id}.CT tu 0011`, 4_200_000)).toBeNull()
    expect(await stateOf(ctx, booking.billId)).toBe('paid')
    expect(await transactionStatus(ctx, booking.member, transaction_id)).toMatchObject({
      status: 1,
      received: 4_200_000,
      description: `MBVCB.1.${transaction_id}.CT tu 0011`,
      account_number: ctx.config.bank.accountNumber,
      updated_at: start.getTime() + 5 * MINUTE * 1000,
    })
    const after = await balances(ctx)
    expect((after.bank ?? 0) - (before.bank ?? 0)).toBe(4_200_000)
    expect((after.premiums_owed ?? 0) - (before.premiums_owed ?? 0)).toBe(200_000)
    expect((after.bookings_paid ?? 0) - (before.bookings_paid ?? 0)).toBe(4_000_000)
    const [sms] = await ctx.q<{
      text: string
    }>`select text from messages where booking_id = ${booking.billId} order by id desc limit 1`
    expect(sms?.text).toContain('4.200.000đ')
  })

  it('is applied once when the same notification comes 50 times, in parallel', async () => {
    const before = await balances(ctx)
    const { transaction_id } = await startBankTransfer(ctx, booking.member, booking.billId)
    const id = randomInt(1, 2 ** 47)
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => reported(transaction_id, 4_200_000, { id })),
    )
    expect(answers.every((failure) => failure === null)).toBe(true)
    expect(await receiptsOf(ctx, transaction_id)).toEqual([{ state: 'matched', reason: null }])
    const after = await balances(ctx)
    expect((after.bank ?? 0) - (before.bank ?? 0)).toBe(4_200_000)
  })

  it('takes only one of two transfers for the same bill; the other goes back, the way the golfer chooses', async () => {
    const before = await balances(ctx)
    const { transaction_id } = await startBankTransfer(ctx, booking.member, booking.billId)
    await Promise.all([reported(transaction_id, 4_200_000), reported(transaction_id, 4_200_000)])
    const rows = await receiptsOf(ctx, transaction_id)
    expect(rows.map(({ reason }) => reason).sort()).toEqual(['already_paid', null])
    const after = await balances(ctx)
    expect(after.suspense).toBe(before.suspense)
    expect((after.refunds_due ?? 0) - (before.refunds_due ?? 0)).toBe(4_200_000)
    expect(await refundsOf(ctx, booking.billId)).toEqual([
      { state: 'needs_target', amount_vnd: 4_200_000, member_id: booking.member.id },
    ])
  })

  it('follows a code misread as codes are when the amount is its bill’s to the đồng, and no other', async () => {
    await ctx.q`delete from payments where bill_id = ${booking.billId}`
    const reference = `TT01V10V${String(booking.billId).padStart(2, '0').slice(-2)}`
    await ctx.q`insert into payments (reference, purpose, bill_id, member_id, method, state, amount_vnd, created_at, expires_at)
      values (${reference}, 'bill', ${booking.billId}, ${booking.member.id}, 'bank', 'pending', 4200000, ${start}, ${payBy})`
    const misread = reference.replaceAll('0', 'O').replaceAll('1', 'I').replaceAll('V', 'U')
    await reported(misread, 4_199_999)
    expect(await receiptsOf(ctx, misread)).toEqual([{ state: 'unmatched', reason: 'ambiguous' }])
    await reported(misread, 4_200_000)
    expect(await stateOf(ctx, booking.billId)).toBe('paid')
  })

  it('keeps money without a known content, and money on another account, for a person', async () => {
    await reported('chuc mung nam moi', 1_000_000)
    expect(await receiptsOf(ctx, 'chuc mung nam moi')).toEqual([
      { state: 'unmatched', reason: 'unknown_content' },
    ])
    const { transaction_id } = await startBankTransfer(ctx, booking.member, booking.billId)
    await reported(transaction_id, 4_200_000, { account: '999' })
    expect(await receiptsOf(ctx, transaction_id)).toEqual([{ state: 'unmatched', reason: 'wrong_account' }])
    expect(await stateOf(ctx, booking.billId)).toBe('placed')
  })

  it('judges by the bank’s own time: sent in the last second and reported late is paid, a second later is not', async () => {
    const inTime = await startBankTransfer(ctx, booking.member, booking.billId)
    const other = await addPlacedBooking(ctx.q, start, payBy)
    const tooLate = await startBankTransfer(ctx, other.member, other.billId)
    ctx.clock.set('2026-11-20T08:31:00+07:00')
    await reported(inTime.transaction_id, 4_200_000, { at: payBy })
    await reported(tooLate.transaction_id, 4_200_000, { at: new Date('2026-11-20T08:30:01+07:00') })
    expect(await stateOf(ctx, booking.billId)).toBe('paid')
    expect(await stateOf(ctx, other.billId)).not.toBe('paid')
    expect(await receiptsOf(ctx, tooLate.transaction_id)).toEqual([{ state: 'resolved', reason: 'late' }])
    expect(await refundsOf(ctx, other.billId)).toMatchObject([
      { amount_vnd: 4_200_000, member_id: other.member.id },
    ])
    expect(await placesLeft(ctx.q, booking.teeTimeId)).toBe(2)
  })

  it('takes the payment code of the SMS as the content too, also when the QR screen was never opened', async () => {
    const [bill] = await ctx.q<{
      code: string
    }>`select payment_code as code from bills where id = ${booking.billId}`
    await Promise.all([reported(`CK ${bill?.code}`, 4_200_000), reported(`CK ${bill?.code}`, 4_200_000)])
    expect(await stateOf(ctx, booking.billId)).toBe('paid')
    const reasons = (await receiptsOf(ctx, `CK ${bill?.code}`)).map(({ reason }) => reason)
    expect(reasons.sort()).toEqual(['already_paid', null])
  })

  it('believes nothing that is signed with another secret, and keeps no money of it', async () => {
    const { transaction_id } = await startBankTransfer(ctx, booking.member, booking.billId)
    expect(await reported(transaction_id, 4_200_000, { secret: 'a guess' })).toBe('signature_wrong')
    expect(await stateOf(ctx, booking.billId)).toBe('placed')
    expect(await receiptsOf(ctx, transaction_id)).toEqual([])
  })

  it('is finished by the repeat when the server crashed between storing and applying', async () => {
    const { transaction_id } = await startBankTransfer(ctx, booking.member, booking.billId)
    const id = randomInt(1, 2 ** 47)
    await ctx.q`insert into inbound_notifications (provider, provider_event_id, body, received_at)
      values ('sepay', ${String(id)}, '{}', ${start})`
    await reported(transaction_id, 4_200_000, { id })
    expect(await stateOf(ctx, booking.billId)).toBe('paid')
  })
})

describe('the guards behind it, switched off', () => {
  it('without the claim of a notification the same money would be counted twice', async () => {
    const { transaction_id } = await startBankTransfer(ctx, booking.member, booking.billId)
    const before = await balances(ctx)
    const id = randomInt(1, 2 ** 47)
    await reported(transaction_id, 4_200_000, { id })
    await ctx.q`alter table receipts drop constraint receipts_notification_id_key`
    await ctx.q`update inbound_notifications set handled_at = null where provider_event_id = ${String(id)}`
    await reported(transaction_id, 4_200_000, { id })
    const after = await balances(ctx)
    expect((after.bank ?? 0) - (before.bank ?? 0)).toBe(8_400_000)
  })

  it('without the one-payment index and the sum of payments a bill would be paid twice', async () => {
    const paidTwice = () =>
      ctx.q`insert into payments (reference, purpose, bill_id, member_id, method, state, amount_vnd, created_at, expires_at, settled_at)
        select 'X' || g || '-' || ${booking.billId}::text, 'bill', ${booking.billId}, ${booking.member.id}, 'bank', 'succeeded', ${booking.amountVnd}, ${start}, ${payBy}, ${start}
        from generate_series(1, 2) g returning id`
    await expect(paidTwice()).rejects.toMatchObject({ constraint: 'bill_is_paid_once' })
    await ctx.q`drop index bill_is_paid_once`
    // two payments are also more than the bill
    await expect(paidTwice()).rejects.toMatchObject({ constraint: 'payment_is_of_amount' })
    await ctx.q`drop trigger amounts_agree on payments`
    expect(await paidTwice()).toHaveLength(2)
  })
})
