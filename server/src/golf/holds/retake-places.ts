import type { Query } from '#platform/database/sql'
import { takeOfferOf } from '../offers/quantity.ts'
import { lockAwaited, takeAwaitedStarts } from '../tee-sheet/awaited-places.ts'
import { lockReleased, takeReleased } from '../tee-sheet/retake-places.ts'

/**
 * Takes again the places which a booking released when it ended, all or none, and its share of the offer's quantity;
 * not those of players cancelled before. False when another golfer has them by now, or the tee time was closed. For
 * payments made in time but reported late.
 */
export async function retakePlaces(q: Query, bookingId: number): Promise<boolean> {
  if (!(await lockReleased(q, bookingId)) || !(await takeOfferOf(q, bookingId))) return false
  await takeReleased(q, bookingId)
  return true
}

/** The result of taking places: taken, or the tee time which is closed, or the one with too few places left. */
export type Taking = { kind: 'taken' } | { kind: 'closed' | 'gone'; startsAt: Date } | { kind: 'offer' }

/**
 * Takes the places a request waits for, all or none, and its share of the offer's quantity; not those of players taken
 * out meanwhile. The booking's row is locked, and the caller writes that it holds its places from now on.
 */
export async function takeAwaited(q: Query, bookingId: number): Promise<Taking> {
  const wanted = await lockAwaited(q, bookingId)
  const closed = wanted.find(({ isClosed }) => isClosed)
  if (closed) return { kind: 'closed', startsAt: closed.starts_at }
  const full = wanted.find(({ isFree }) => !isFree)
  if (full) return { kind: 'gone', startsAt: full.starts_at }
  if (!(await takeOfferOf(q, bookingId))) return { kind: 'offer' }
  await takeAwaitedStarts(q, bookingId, wanted)
  return { kind: 'taken' }
}
