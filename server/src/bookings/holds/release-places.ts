import { releaseQuantity } from '#golf/offers/quantity'
import { awaitOneLess, awaitReleased } from '#golf/tee-sheet/awaited-places'
import { releaseStartOf, releaseStarts } from '#golf/tee-sheet/release-starts'
import type { Query } from '#platform/database/sql'
import { loadSeats } from './seats.ts'

/**
 * Returns a booking's places to their tee times and to the offer it came from; a repeat changes nothing. Must run in a
 * transaction.
 */
export async function releasePlaces(q: Query, bookingId: number, now: Date): Promise<void> {
  const places = await releaseStarts(q, bookingId, now)
  if (places > 0) await releaseQuantityOf(q, bookingId, places)
}

/** Returns a request's places as `releasePlaces` does; the request waits for them until staff accept it. */
export async function releaseAwaited(q: Query, bookingId: number, now: Date): Promise<void> {
  await releasePlaces(q, bookingId, now)
  await awaitReleased(q, bookingId, await loadSeats(q, bookingId), now)
}

/**
 * Returns the place of one player to the tee time the player starts on and to the offer it came from: the rest of the
 * party still plays. A request that holds no places waits for one less.
 */
export async function releasePlaceOf(
  q: Query,
  { bookingId, playerId, now }: { bookingId: number; playerId: number; now: Date },
): Promise<void> {
  const [seat] = await q<{ day: string; id: number }>`
    select play_date as day /* not null */, tee_time_id as id from booking_players
    where id = ${playerId} and booking_id = ${bookingId} and cancelled_at is null and tee_time_id is not null`
  if (!seat) return
  if (await releaseStartOf(q, bookingId, seat, now)) await releaseQuantityOf(q, bookingId, 1)
  else await awaitOneLess(q, bookingId, seat)
}

async function releaseQuantityOf(q: Query, bookingId: number, places: number): Promise<void> {
  const [offer] = await q<{ id: number }>`
    select offer_id as id from bookings where id = ${bookingId} and offer_id is not null`
  if (offer) await releaseQuantity(q, offer.id, places)
}
