import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { type Change, type Moved, transition } from '../booking/transition.ts'
import { releasePlaces } from '../holds/release-places.ts'

/** The ways out of a booking that has not been paid. */
export type Leaving = Change & {
  to: Extract<BookingState, 'rejected' | 'withdrawn' | 'expired' | 'cancelled'>
}

const unpaid: readonly BookingState[] = ['draft', 'requested', 'confirmed', 'placed']

/**
 * Ends a booking that has not been paid and returns its places to the tee sheet and to its offer.
 * @returns null when the booking is in no state from which this actor may end it
 */
export async function endUnpaidBooking(ctx: Context, q: Query, change: Leaving): Promise<Moved | null> {
  const moved = await transition(ctx, q, { from: unpaid, ...change })
  if (moved) await releasePlaces(q, change.bookingId, change.now)
  return moved
}
