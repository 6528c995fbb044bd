import type { Query } from '#platform/database/sql'

type Wanted = { play_date: string; id: number; isFree: boolean }

/**
 * Locks the tee times of the places a booking gave back when it ended; not those of players taken out before.
 *
 * @returns false when there are none, another golfer has the places by now, or a tee time was closed
 */
export async function lockReleased(q: Query, bookingId: number): Promise<boolean> {
  const wanted = await q<Wanted>`
    select t.play_date, t.id, not t.is_closed and t.places_left >= held.places as "isFree"
    from booking_tee_times held
    join tee_times t on t.play_date = held.play_date and t.id = held.tee_time_id
    join bookings b on b.id = held.booking_id
    where held.booking_id = ${bookingId} and held.released_at >= b.ended_at and exists (
      select from booking_players p
      where p.booking_id = held.booking_id and p.tee_time_id = held.tee_time_id and p.cancelled_at is null)
    order by t.play_date, t.id
    for update of held, t`
  return wanted.length > 0 && wanted.every((teeTime) => teeTime.isFree)
}

/** Takes the places again that `lockReleased` has locked and found free. */
export async function takeReleased(q: Query, bookingId: number): Promise<void> {
  await q`
    with retaken as (
      update booking_tee_times held set released_at = null
      from bookings b
      where held.booking_id = ${bookingId} and b.id = held.booking_id and held.released_at >= b.ended_at
        and exists (
          select from booking_players p
          where p.booking_id = held.booking_id and p.tee_time_id = held.tee_time_id and p.cancelled_at is null)
      returning held.play_date, held.tee_time_id, held.places
    )
    update tee_times t set places_left = t.places_left - retaken.places
    from retaken where retaken.play_date = t.play_date and retaken.tee_time_id = t.id`
}
