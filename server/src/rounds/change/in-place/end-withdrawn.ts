import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { endInNameOf } from '../../cancel/end-for-club.ts'

/**
 * Ends a confirmed, ordered or paid booking that its club has withdrawn, since its golfer takes no other time: it is
 * cancelled for the club, and all of its money goes back. The booking's row is locked.
 */
export async function endWithdrawn(
  ctx: Context,
  q: Query,
  { bookingId, state, staffId, now }: { bookingId: number; state: BookingState; staffId: number; now: Date },
): Promise<void> {
  await endInNameOf(ctx, q, staffId, { bookingId, state, reason: '', reasonCode: 'tee_time_taken', now })
}
