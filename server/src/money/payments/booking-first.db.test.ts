import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { inTransaction } from '#platform/database/transaction'
import { bankReports } from '#testing/bookings/bank-reports'
import { addPlacedBooking, type PlacedBooking } from '#testing/bookings/placed-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { addStaff } from '#testing/golf'
import { waitingForLocks } from '#testing/waiting-for-locks'
import { matchReceipt } from '../receipts/match-receipt.ts'
import { returnReceiptAsStaff } from '../refunds/staff/refund-acts.ts'
import { startBankTransfer } from './start-bank-transfer.ts'

let ctx: TestContext
let booking: PlacedBooking
const start = new Date('2026-11-20T08:00:00+07:00')
beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())
beforeEach(async () => {
  ctx.clock.set(start)
  booking = await addPlacedBooking(ctx.q, start, new Date('2026-11-20T08:30:00+07:00'))
})

/** Every payment locks the booking first: otherwise it and a card payment at the same moment deadlock. */
async function expectWaitsForBooking(work: () => Promise<unknown>) {
  const working = await inTransaction(ctx.pool, async (q) => {
    await q`select id from bookings where id = ${booking.billId} for update`
    const promise = work()
    promise.catch(() => {})
    await waitingForLocks(ctx.q, 1)
    // throws when one of them is locked
    expect(await q`select id from bills where id = ${booking.billId} for update nowait`).toHaveLength(1)
    expect(await q`select id from payments where bill_id = ${booking.billId} for update nowait`).toHaveLength(
      1,
    )
    await q`select r.id from receipts r for update of r nowait`
    return { promise }
  })
  await working.promise
}

it.each(['the content of the QR screen', 'the payment code of the SMS'])(
  'a transfer with %s',
  async (what) => {
    const { transaction_id } = await startBankTransfer(ctx, booking.member, booking.billId)
    const [bill] = await ctx.q<{ code: string }>`
    select payment_code as code from bills where id = ${booking.billId}`
    const content = what.includes('QR') ? transaction_id : (bill?.code ?? '')
    await expectWaitsForBooking(() => bankReports(ctx, content, booking.amountVnd))
  },
)

it('money that staff take for a booking', async () => {
  const admin = await addStaff(ctx.q)
  await startBankTransfer(ctx, booking.member, booking.billId)
  await bankReports(ctx, 'tien san', booking.amountVnd)
  const [receipt] = await ctx.q<{ id: number }>`select id from receipts order by id desc limit 1`
  const receiptId = receipt?.id ?? 0
  await expectWaitsForBooking(() => matchReceipt(ctx, admin, { receiptId, bookingId: booking.billId }))
})

it('a short transfer refunded by staff', async () => {
  const staff = await addStaff(ctx.q)
  const { transaction_id } = await startBankTransfer(ctx, booking.member, booking.billId)
  await bankReports(ctx, transaction_id, 1_000_000)
  const [receipt] = await ctx.q<{ id: number }>`select id from receipts order by id desc limit 1`
  await expectWaitsForBooking(() => returnReceiptAsStaff(ctx, { staff, lang: 'vi' }, receipt?.id ?? 0, {}))
})
