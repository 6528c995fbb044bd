import type { Query } from '#platform/database/sql'
import { cancelPlayer } from '../booking/rows/players.ts'
import { releasePlaceOf } from '../holds/release-places.ts'

/**
 * Removes a player from a booking whose row is locked, and from the tee time the player starts on; the others stay on
 * theirs. If no player is left on the booking's first tee time, the booking starts with the next one; its refund tiers
 * keep the deadlines that were shown.
 */
export async function removeFromFlight(
  q: Query,
  leaving: { bookingId: number; playerId: number; now: Date },
): Promise<void> {
  await releasePlaceOf(q, leaving)
  await cancelPlayer(q, leaving)
}
