import type { Query } from '#platform/database/sql'

/**
 * Returns a booking's places to their tee times, in the statement which also marks them as released: a repeat changes
 * nothing. Tee times are locked in the order of their ids.
 *
 * @returns the number of places
 */
export async function releaseStarts(q: Query, bookingId: number, now: Date): Promise<number> {
  const [released] = await q<{ places: number }>`
    with released as (
      update booking_tee_times set released_at = ${now}
      where booking_id = ${bookingId} and released_at is null
      returning play_date, tee_time_id, places
    ), locked as (
      select t.play_date, t.id, released.places
      from tee_times t join released on released.play_date = t.play_date and released.tee_time_id = t.id
      order by t.play_date, t.id
      for update of t
    ), given_back as (
      update tee_times t set places_left = t.places_left + locked.places
      from locked where locked.play_date = t.play_date and locked.id = t.id
      returning locked.places
    )
    select coalesce(sum(places), 0)::int as places from given_back`
  return released?.places ?? 0
}

/**
 * Returns the place of one player of a booking to the tee time the player starts on. With the last player's place the
 * booking's hold on the tee time ends.
 *
 * @returns false while the booking holds no place there
 */
export async function releaseStartOf(
  q: Query,
  bookingId: number,
  seat: { day: string; id: number },
  now: Date,
): Promise<boolean> {
  const released = await q<{ id: number }>`
    with own as (
      select h.booking_id, h.play_date, h.tee_time_id, h.places
      from booking_tee_times h join tee_times t on t.play_date = h.play_date and t.id = h.tee_time_id
      where h.booking_id = ${bookingId} and h.play_date = ${seat.day}::date and h.tee_time_id = ${seat.id}
        and h.released_at is null
      for update of h, t
    ), held as (
      update booking_tee_times h set
        places = greatest(1, h.places - 1),
        released_at = case when own.places = 1 then ${now}::timestamptz end
      from own
      where h.booking_id = own.booking_id and h.play_date = own.play_date and h.tee_time_id = own.tee_time_id
    ), given_back as (
      update tee_times t set places_left = t.places_left + 1
      from own where own.play_date = t.play_date and own.tee_time_id = t.id
      returning t.id
    )
    select id from given_back`
  return released.length > 0
}
