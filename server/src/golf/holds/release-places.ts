import type { Query } from '#platform/database/sql'
import { releaseQuantity } from '../offers/quantity.ts'
import { releaseStartOf, releaseStarts } from '../tee-sheet/release-starts.ts'

/**
 * Returns a booking's places to their tee times and to the offer it came from; a repeat changes nothing. Must run in a
 * transaction.
 */
export async function releasePlaces(q: Query, bookingId: number, now: Date): Promise<void> {
  const places = await releaseStarts(q, bookingId, now)
  if (places > 0) await releaseQuantity(q, bookingId, places)
}

/**
 * Returns the place of one player to the tee time the player starts on and to the offer it came from: the rest of the
 * party still plays. Nothing happens if the booking holds no place for the player.
 */
export async function releasePlaceOf(q: Query, playerId: number, now: Date): Promise<void> {
  const bookingId = await releaseStartOf(q, playerId, now)
  if (bookingId !== null) await releaseQuantity(q, bookingId, 1)
}
