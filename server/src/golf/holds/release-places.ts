import type { Query } from '#platform/database/sql'
import { giveQuantityBack } from '../offers/quantity.ts'
import { releaseStartOf, releaseStarts } from '../tee-sheet/release-starts.ts'

/**
 * Gives a booking's places back to their tee times and to the offer it came from; doing it twice gives them back once.
 * Belongs into a transaction.
 */
export async function releasePlaces(q: Query, bookingId: number, now: Date): Promise<void> {
  const places = await releaseStarts(q, bookingId, now)
  if (places > 0) await giveQuantityBack(q, bookingId, places)
}

/**
 * Gives the place of one player back to the tee time the player starts on and to the offer it came from: the player
 * leaves a party that plays on. Nothing happens while the booking holds no place for the player.
 */
export async function releasePlaceOf(q: Query, playerId: number, now: Date): Promise<void> {
  const bookingId = await releaseStartOf(q, playerId, now)
  if (bookingId !== null) await giveQuantityBack(q, bookingId, 1)
}
