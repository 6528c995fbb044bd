import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'

/**
 * Checks the order that money in suspense came for once the transaction is committed which takes that money elsewhere:
 * an order that is held because it was partly paid is not held without a part.
 */
export async function recheckOrder(ctx: Context, q: Query, receiptId: number, now: Date): Promise<void> {
  const [order] = await q<{ bookingId: number | null }>`
    select p.bill_id as "bookingId" from receipts r join payments p on p.id = r.payment_id
    where r.id = ${receiptId} and r.reason = 'short'`
  const bookingId = order?.bookingId
  if (bookingId) await ctx.jobs.enqueue(q, 'booking-deadline', { bookingId }, now)
}
