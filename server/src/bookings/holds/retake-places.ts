import { takeOffer } from '#golf/offers/quantity'
import { lockAwaited, takeAwaitedStarts } from '#golf/tee-sheet/awaited-places'
import { lockReleased, takeReleased } from '#golf/tee-sheet/retake-places'
import type { Query } from '#platform/database/sql'
import { loadSeats } from './seats.ts'

/**
 * Takes again the places which a booking released when it ended, all or none, and its share of the offer's quantity;
 * not those of players cancelled before. False when another golfer has them by now, or the tee time was closed. For
 * payments made in time but reported late.
 */
export async function retakePlaces(q: Query, bookingId: number): Promise<boolean> {
  const [booking] = await q<{ ended_at: Date | null }>`select ended_at from bookings where id = ${bookingId}`
  if (!booking?.ended_at) return false
  const { ids } = await loadSeats(q, bookingId)
  const released = { bookingId, since: booking.ended_at, teeTimeIds: ids }
  if (!(await lockReleased(q, released)) || !(await takeOfferOf(q, bookingId))) return false
  await takeReleased(q, released)
  return true
}

/** The result of taking places: taken, or the tee time which is closed, or the one with too few places left. */
export type Taking = { kind: 'taken' } | { kind: 'closed' | 'gone'; startsAt: Date } | { kind: 'offer' }

/**
 * Takes the places a request waits for, all or none, and its share of the offer's quantity; not those of players taken
 * out meanwhile. The booking's row is locked, and the caller writes that it holds its places from now on.
 */
export async function takeAwaited(q: Query, bookingId: number): Promise<Taking> {
  const wanted = await lockAwaited(q, bookingId, await loadSeats(q, bookingId))
  const closed = wanted.find(({ isClosed }) => isClosed)
  if (closed) return { kind: 'closed', startsAt: closed.starts_at }
  const full = wanted.find(({ isFree }) => !isFree)
  if (full) return { kind: 'gone', startsAt: full.starts_at }
  if (!(await takeOfferOf(q, bookingId))) return { kind: 'offer' }
  await takeAwaitedStarts(q, bookingId, wanted)
  return { kind: 'taken' }
}

/** Takes the quantity of a booking's offer for all its players; false when that is sold out. */
async function takeOfferOf(q: Query, bookingId: number): Promise<boolean> {
  const [offer] = await q<{ id: number; players: number }>`
    select o.id, b.player_count as players from bookings b join offers o on o.id = b.offer_id
    where b.id = ${bookingId} and o.quantity is not null`
  return !offer || takeOffer(q, offer.id, offer.players)
}
