import { readOffered } from '#bookings/booking/rows/booking-changes'
import { openPayment } from '#money/payments/open-payment'
import { paidBillEntries } from '#money/payments/paid-bill-entries'
import { settleBill } from '#money/payments/settle-bill'
import { startBankTransfer } from '#money/payments/start-bank-transfer'
import { post } from '#money/posting/post'
import { inTransaction } from '#platform/database/transaction'
import { ACCOUNTS } from '#platform/ledger/accounts'
import type { TestContext } from '../context.ts'
import { addTeeTime, placesLeft } from '../golf.ts'
import { changeAsQuoted } from './changes.ts'
import { paidBooking, takerOf } from './paid-booking.ts'

const later = '2026-11-25T07:00:00+07:00'

/**
 * A paid booking of two at 2.000.000đ each, and a change to another day at 2.500.000đ each, which waits for the payment of
 * 1.000.000đ.
 */
export async function offeredChange(ctx: TestContext, booked: Parameters<typeof paidBooking>[1] = {}) {
  const booking = await paidBooking(ctx, booked)
  const [row] = await ctx.q<{ courseId: number }>`
    select course_id as "courseId" from bookings where id = ${booking.id}`
  const courseId = row?.courseId ?? 0
  const other = await addTeeTime(ctx.q, { courseId, at: later, price: 2_500_000 })
  const quote = await changeAsQuoted(ctx, booking.id, { start_at: Date.parse(later) })
  const places = () => Promise.all([placesLeft(ctx.q, booking.teeTimeId), placesLeft(ctx.q, other)])
  return { ...booking, courseId, other, startAt: Date.parse(later), quote, places }
}

/** The transfer content of the difference. */
export async function contentOfChange(
  ctx: TestContext,
  { id, member }: Awaited<ReturnType<typeof offeredChange>>,
) {
  return (await startBankTransfer(ctx, member, id)).transaction_id
}

/** How far the changes of a booking are, in their order. */
export async function changeStates(ctx: TestContext, bookingId: number): Promise<string[]> {
  const rows = await ctx.q<{ state: string; cause: string | null }>`
    select state, dropped_for as cause from booking_changes where booking_id = ${bookingId} order by id`
  return rows.map(({ state, cause }) => (cause === null ? state : `${state}: ${cause}`))
}

/** The difference is paid by this method, ledger and all. */
export async function payDifference(ctx: TestContext, billId: number, method: string): Promise<number> {
  const now = ctx.clock.now()
  return inTransaction(ctx.pool, async (q) => {
    const [row] = await q<{
      memberId: number
    }>`select member_id as "memberId" from bookings where id = ${billId}`
    const change = await readOffered(q, billId)
    if (!row || !change) throw new Error(`bill ${billId} has no change to pay`)
    const { id: changeId, dueVnd: amountVnd, payBy: expiresAt } = change
    const opening = { memberId: row.memberId, billId, changeId, method, amountVnd, now, expiresAt }
    const { id: paymentId, feeVnd } = await openPayment(ctx, q, opening)
    await settleBill(ctx, q, { paymentId, billId, occurredAt: now, providerReference: `CH${paymentId}`, now })
    await post(q, {
      cause: `payment:${paymentId}`,
      kind: 'payment',
      entries: [
        { account: takerOf(method), amountVnd: amountVnd + feeVnd },
        ...(await paidBillEntries(q, paymentId, amountVnd)),
        { account: ACCOUNTS.fees, amountVnd: -feeVnd },
      ],
      occurredAt: now,
      now,
      billId,
      paymentId,
    })
    return paymentId
  })
}
