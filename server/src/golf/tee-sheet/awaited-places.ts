import type { Query } from '#platform/database/sql'
import { retakeOffer } from './retake-places.ts'
import type { TakenPlaces } from './take-places.ts'

/** Gives places back that this very transaction has taken: the request they were taken for may not hold them. */
export async function giveTakenBack(q: Query, taken: readonly TakenPlaces[]): Promise<void> {
  await q`
    update tee_times t set places_left = t.places_left + one.places
    from unnest(${taken.map((one) => one.play_date)}::date[], ${taken.map((one) => one.tee_time_id)}::bigint[],
      ${taken.map((one) => one.places)}::int[]) as one (play_date, id, places)
    where t.play_date = one.play_date and t.id = one.id`
}

/** Marks the places a request gave back this moment as those it waits for: staff's acceptance takes them again. */
export async function awaitReleased(q: Query, bookingId: number, now: Date): Promise<void> {
  await q`
    update booking_tee_times h set is_awaited = true
    where h.booking_id = ${bookingId} and h.released_at = ${now} and exists (
      select from booking_players p
      where p.booking_id = h.booking_id and p.play_date = h.play_date and p.tee_time_id = h.tee_time_id
        and p.cancelled_at is null)`
}

/** What became of taking places: taken, or the tee time that is closed, or the one that has not enough of them left. */
export type Taking = { kind: 'taken' } | { kind: 'closed' | 'gone'; startsAt: Date } | { kind: 'offer' }

type Wanted = {
  play_date: string
  id: number
  starts_at: Date
  players: number
  isClosed: boolean
  isFree: boolean
}

/**
 * Takes the places a request waits for, all or none, and its share of the offer's quantity; not those of players taken
 * out meanwhile. The booking's row is locked, and it holds its places from now on.
 */
export async function takeAwaited(q: Query, bookingId: number): Promise<Taking> {
  const wanted = await q<Wanted>`
    with seated as (
      select play_date, tee_time_id, count(*)::int as players from booking_players
      where booking_id = ${bookingId} and cancelled_at is null group by play_date, tee_time_id
    )
    select t.play_date, t.id, t.starts_at, seated.players /* not null */, t.is_closed and h.kept_at is null as "isClosed",
      t.places_left >= seated.players as "isFree" /* not null */
    from booking_tee_times h join seated on seated.play_date = h.play_date and seated.tee_time_id = h.tee_time_id
    join tee_times t on t.play_date = h.play_date and t.id = h.tee_time_id
    where h.booking_id = ${bookingId} and h.is_awaited
    order by t.play_date, t.id
    for update of h, t`
  const closed = wanted.find(({ isClosed }) => isClosed)
  if (closed) return { kind: 'closed', startsAt: closed.starts_at }
  const full = wanted.find(({ isFree }) => !isFree)
  if (full) return { kind: 'gone', startsAt: full.starts_at }
  if (!(await retakeOffer(q, bookingId))) return { kind: 'offer' }
  const [days, ids, players] = [
    wanted.map((one) => one.play_date),
    wanted.map((one) => one.id),
    wanted.map((one) => one.players),
  ]
  await Promise.all([
    q`
      update booking_tee_times h set
        is_awaited = false,
        released_at = case when taken.id is null then h.released_at end,
        places = coalesce(taken.players, h.places)
      from booking_tee_times own
      left join unnest(${days}::date[], ${ids}::bigint[], ${players}::smallint[]) as taken (play_date, id, players)
        on taken.play_date = own.play_date and taken.id = own.tee_time_id
      where h.booking_id = ${bookingId} and h.is_awaited and own.booking_id = h.booking_id
        and own.play_date = h.play_date and own.tee_time_id = h.tee_time_id`,
    q`
      update tee_times t set places_left = t.places_left - taken.players
      from unnest(${days}::date[], ${ids}::bigint[], ${players}::int[]) as taken (play_date, id, players)
      where t.play_date = taken.play_date and t.id = taken.id`,
    q`update bookings set unheld_for = null where id = ${bookingId}`,
  ])
  return { kind: 'taken' }
}
