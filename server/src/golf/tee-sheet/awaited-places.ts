import type { Query } from '#platform/database/sql'

/** Tee times, and how many players of a booking start on each: lists that belong together. */
export type Seats = { days: string[]; ids: number[]; players: number[] }

/** Marks the places a request gave back this moment as those it waits for: staff's acceptance takes them again. */
export async function awaitReleased(
  q: Query,
  bookingId: number,
  { days, ids }: Seats,
  now: Date,
): Promise<void> {
  await q`
    update booking_tee_times h set is_awaited = true
    from unnest(${days}::date[], ${ids}::bigint[]) as seat (play_date, tee_time_id)
    where h.booking_id = ${bookingId} and h.released_at = ${now}
      and h.play_date = seat.play_date and h.tee_time_id = seat.tee_time_id`
}

/** A request waits for one place less on a tee time, and after its last player has left it, not for this tee time. */
export async function awaitOneLess(
  q: Query,
  bookingId: number,
  seat: { day: string; id: number },
): Promise<void> {
  await q`
    update booking_tee_times set places = greatest(1, places - 1), is_awaited = places > 1
    where booking_id = ${bookingId} and play_date = ${seat.day}::date and tee_time_id = ${seat.id} and is_awaited`
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

/** Locks the tee times on which a request waits for places for the players it has now. */
export function lockAwaited(
  q: Query,
  bookingId: number,
  { days, ids, players }: Seats,
): Promise<AwaitedStart[]> {
  return q<AwaitedStart>`
    select t.play_date, t.id, t.starts_at, seated.players /* not null */, t.is_closed and h.kept_at is null as "isClosed",
      t.places_left >= seated.players as "isFree" /* not null */
    from unnest(${days}::date[], ${ids}::bigint[], ${players}::int[]) as seated (play_date, tee_time_id, players)
    join booking_tee_times h on h.play_date = seated.play_date and h.tee_time_id = seated.tee_time_id
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
