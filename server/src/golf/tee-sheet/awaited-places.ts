import type { Query } from '#platform/database/sql'

/** Marks the places a request gave back this moment as those it waits for: staff's acceptance takes them again. */
export async function awaitReleased(q: Query, bookingId: number, now: Date): Promise<void> {
  await q`
    update booking_tee_times h set is_awaited = true
    where h.booking_id = ${bookingId} and h.released_at = ${now} and exists (
      select from booking_players p
      where p.booking_id = h.booking_id and p.play_date = h.play_date and p.tee_time_id = h.tee_time_id
        and p.cancelled_at is null)`
}

/** A tee time on which a request waits for places, and whether so many may be taken there. */
export type AwaitedStart = {
  play_date: string
  id: number
  starts_at: Date
  players: number
  isClosed: boolean
  isFree: boolean
}

/** Locks the tee times on which a request waits for places; not those of players taken out meanwhile. */
export function lockAwaited(q: Query, bookingId: number): Promise<AwaitedStart[]> {
  return q<AwaitedStart>`
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
}

/** Takes the places a request waits for on the tee times that `lockAwaited` has locked and found free. */
export async function takeAwaitedStarts(
  q: Query,
  bookingId: number,
  wanted: readonly AwaitedStart[],
): Promise<void> {
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
  ])
}
