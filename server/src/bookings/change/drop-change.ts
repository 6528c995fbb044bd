import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { type DropCause, dropOffered } from '../booking/rows/booking-changes.ts'
import { writeOffered } from '../booking/rows/change-booking.ts'
import { announce } from '../booking/transition.ts'
import { loadChangeable } from './load-changeable.ts'

/**
 * Drops the change of a booking that waits for its payment or its answer; its row is locked: what it held is free, and the booking
 * stays as it was. A repeat changes nothing.
 *
 * @returns whether there was such a change
 */
export async function dropChange(
  ctx: Context,
  q: Query,
  bookingId: number,
  dropped: { cause: DropCause; answer?: string; now: Date },
): Promise<boolean> {
  if (!(await dropOffered(q, bookingId, dropped))) return false
  await writeOffered(q, bookingId, null)
  await announce(ctx, q, await loadChangeable(q, bookingId))
  return true
}
