import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Staff } from '#platform/context/actor'
import { cancelBooking } from '#rounds/cancel/cancel'
import { codeSentTo } from '#testing/apps/account-app'
import { bankReports } from '#testing/bookings/bank-reports'
import { type PaidBooking, paidBooking } from '#testing/bookings/paid-booking'
import { addPlacedBooking } from '#testing/bookings/placed-booking'
import { fillWallet } from '#testing/bookings/wallets'
import { createTestContext, type TestContext } from '#testing/context'
import { addStaff } from '#testing/golf'
import { recordChargeback } from '../cards/chargebacks/record-chargeback.ts'
import { matchReceipt } from '../receipts/match-receipt.ts'
import { sendRefund } from '../refunds/send/send-refund.ts'
import { agreeAsStaff, transferredAsStaff } from '../refunds/staff/refund-acts.ts'
import { confirmPointsPayment } from '../wallet/confirm-points-payment.ts'
import { startTopUpTransfer } from '../wallet/open-top-up.ts'
import { startPointsPayment } from '../wallet/start-points-payment.ts'
import { traceMoney } from './trace-money.ts'

const start = new Date('2026-11-20T08:00:00+07:00')
const payBy = new Date('2026-11-20T08:30:00+07:00')

let ctx: TestContext
let staff: Staff
beforeAll(async () => {
  ctx = await createTestContext()
  staff = await addStaff(ctx.q)
  const done = async () => ({ state: 'done' as const, providerReference: 'CXL-1' })
  ctx.gateways = { ...ctx.gateways, refunders: { ale_pay: { refund: done, inquireRefund: done } } }
})
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set(start))

/** The causes of the ledger in a chain; every end of the chain returns the same one. */
async function causes(...ends: string[]): Promise<string[]> {
  const [first, ...others] = await Promise.all(ends.map((end) => traceMoney(ctx, end)))
  for (const other of others) expect(other).toEqual(first)
  return first?.transfers.map(({ cause }) => cause.replace(/\d+/g, '#')) ?? []
}

async function codesOf({ id }: { id: number }) {
  const [bill] = await ctx.q<{ code: string; reference: string; provider: string }>`
    select b.code, p.reference, p.provider_reference as provider from bills b join payments p on p.bill_id = b.id
    where b.id = ${id} order by p.id limit 1`
  if (!bill) throw new Error('no bill')
  return bill
}

async function cancelledRefund({ id, member }: PaidBooking, target: object) {
  await cancelBooking(ctx, member, { bookingId: id, reason: 'Bận', target, idempotency: null })
  const [refund] = await ctx.q<{
    id: number
    code: string
  }>`select id, code from refunds where bill_id = ${id}`
  if (!refund) throw new Error('no refund')
  await agreeAsStaff(ctx, { staff, lang: 'vi' }, refund.id)
  return refund
}

it('of a card is found by the bill, our code and the gateway’s number, with the refund and its number', async () => {
  const booking = await paidBooking(ctx, { method: 'ale_pay', fee: 90_200 })
  const { code, reference, provider } = await codesOf(booking)
  const refund = await cancelledRefund(booking, {})
  await sendRefund(ctx, { refundId: refund.id })
  expect(await causes(code, reference, provider, refund.code, 'CXL-1')).toEqual([
    'payment:#',
    'refund:#',
    'refund-sent:#',
  ])
  const { refunds } = await traceMoney(ctx, 'CXL-1')
  expect(refunds).toMatchObject([{ code: refund.code, state: 'done', amount: 4_000_000 }])
})

it('of a charge-back is found by the number of its case', async () => {
  const booking = await paidBooking(ctx, { method: 'epay_all', fee: 90_200 })
  const { code, reference } = await codesOf(booking)
  const occurredAt = start
  const reported = { reference, gatewayReference: 'Case-77', amountVnd: 100_000, occurredAt, note: '' }
  await recordChargeback(ctx, staff, reported)
  expect(await causes('Case-77', code, 'chargeback:epay:Case-77')).toEqual([
    'payment:#',
    'chargeback:epay:Case-#',
  ])
})

it('of a refund by bank is found by the bank’s number of the transfer back', async () => {
  const booking = await paidBooking(ctx)
  const account = { refund_bank: '970436', refund_account: '001100123456', refund_name: 'Nguyễn An' }
  const refund = await cancelledRefund(booking, { refund_to: 'bank', ...account })
  const done = { id: refund.id, bank_reference: 'FT-BACK-1', payee_name: 'NGUYEN AN' }
  await transferredAsStaff(ctx, { staff, lang: 'vi' }, done)
  const { code } = await codesOf(booking)
  expect(await causes('FT-BACK-1', code)).toEqual(['payment:#', 'refund:#', 'refund-sent:#'])
})

it('of a top-up by transfer is found by its content and by the bank’s number', async () => {
  const { member } = await addPlacedBooking(ctx.q, start, payBy)
  const { transaction_id } = await startTopUpTransfer(ctx, member, 500_000)
  await bankReports(ctx, transaction_id, 700_000, { id: 5001 })
  expect(await causes(transaction_id, '5001', 'FT5001')).toEqual(['receipt:#'])
  expect((await traceMoney(ctx, 'FT5001')).transfers[0]?.entries).toEqual([
    { account: 'bank', amount: 700_000 },
    { account: `points:${member.id}`, amount: -700_000 },
  ])
})

it('of points leads from the attempt to the bill', async () => {
  const { member, billId } = await addPlacedBooking(ctx.q, start, payBy)
  await fillWallet(ctx, member, 4_200_000)
  const { transaction_id: reference } = await startPointsPayment(ctx, member, billId, 'vi')
  await confirmPointsPayment(ctx, member, { reference, code: await codeSentTo(ctx, member.phone) })
  const { code } = await codesOf({ id: billId })
  expect(await causes(reference, code)).toEqual(['payment:#'])
})

it('that was in suspense leads to every bill it paid in the end, and from each of them back', async () => {
  const [one, other] = [
    await addPlacedBooking(ctx.q, start, payBy),
    await addPlacedBooking(ctx.q, start, payBy),
  ]
  await bankReports(ctx, 'tien golf ca hai doi', 8_400_000, { id: 6001 })
  expect(await causes('FT6001', '6001')).toEqual(['receipt:#'])
  const [receipt] = await ctx.q<{ id: number }>`select id from receipts order by id desc limit 1`
  const receiptId = receipt?.id ?? 0
  await matchReceipt(ctx, staff, { receiptId, bookingId: one.billId })
  await matchReceipt(ctx, staff, { receiptId, bookingId: other.billId })
  const bills = [await codesOf({ id: one.billId }), await codesOf({ id: other.billId })]
  expect(await causes('FT6001', ...bills.map(({ code }) => code))).toEqual([
    'receipt:#',
    'match:#:#',
    'match:#:#',
  ])
  expect((await traceMoney(ctx, 'FT6001')).bookings.map(({ id }) => id)).toEqual([one.billId, other.billId])
})
