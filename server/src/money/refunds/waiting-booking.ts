import type { Actor } from '#bookings/booking/record-event'
import { transition } from '#bookings/booking/transition'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { loadPending, type PendingRefund } from './quote/pending.ts'
import type { Refund } from './refund.ts'

/**
 * The other requests of a refund's booking that wait for staff, read under the booking's lock: no other one can be
 * requested until the transaction ends.
 */
export async function othersWaiting(q: Query, { id, bill_id }: Refund): Promise<PendingRefund[]> {
  if (bill_id === null) return []
  await q`select id from bookings where id = ${bill_id} for update`
  const pending = await loadPending(q, bill_id)
  return pending.filter((refund) => refund.id !== id)
}

/**
 * Moves a booking on after a refused request: it is paid again, or still waits for the other request.
 * @throws Refusal `booking.wrongState`
 */
export async function stopWaiting(
  ctx: Context,
  q: Query,
  others: readonly PendingRefund[],
  decided: { bookingId: number; actor: Actor; reason?: string; now: Date },
): Promise<void> {
  // the last line of the trail stays that of the request that still waits
  if (others.length > 0) return
  const moved = await transition(ctx, q, { ...decided, to: 'paid' })
  if (!moved) throw new Refusal('booking.wrongState')
}
