import { readOffered } from '#bookings/booking/rows/booking-changes'
import { dropChange } from '#bookings/change/drop-change'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { endWithdrawn } from './end-withdrawn.ts'

/**
 * Drops a change to a time that the golfer accepted in place of one that the club withdrew, since its difference is not
 * paid: the booking cannot stay as it was and ends for the club. Its row is locked.
 *
 * @returns false when no such change waits for its payment
 */
export async function dropInPlace(
  ctx: Context,
  q: Query,
  bookingId: number,
  { cause, now }: { cause: 'unpaid' | 'withdrawn'; now: Date },
): Promise<boolean> {
  const open = await readOffered(q, bookingId)
  if (!open?.wanted.isInPlace || open.actorId === null) return false
  await dropChange(ctx, q, bookingId, { cause, now })
  await endWithdrawn(ctx, q, { bookingId, state: 'paid', staffId: open.actorId, now })
  return true
}
