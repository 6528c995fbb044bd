import type { Query } from '#platform/database/sql'

/** The places a booking gave back when it ended, on the tee times of the players it had then. */
type Released = { bookingId: number; since: Date; teeTimeIds: readonly number[] }

/**
 * Locks the tee times of the places a booking gave back when it ended.
 *
 * @returns false when there are none, another golfer has the places by now, or a tee time was closed
 */
export async function lockReleased(q: Query, { bookingId, since, teeTimeIds }: Released): Promise<boolean> {
  const wanted = await q<{ isFree: boolean }>`
    select not t.is_closed and t.places_left >= held.places as "isFree"
    from booking_tee_times held
    join tee_times t on t.play_date = held.play_date and t.id = held.tee_time_id
    where held.booking_id = ${bookingId} and held.released_at >= ${since} and held.tee_time_id = any (${[...teeTimeIds]})
    order by t.play_date, t.id
    for update of held, t`
  return wanted.length > 0 && wanted.every((teeTime) => teeTime.isFree)
}

/** Takes the places again that `lockReleased` has locked and found free. */
export async function takeReleased(q: Query, { bookingId, since, teeTimeIds }: Released): Promise<void> {
  await q`
    with retaken as (
      update booking_tee_times set released_at = null
      where booking_id = ${bookingId} and released_at >= ${since} and tee_time_id = any (${[...teeTimeIds]})
      returning play_date, tee_time_id, places
    )
    update tee_times t set places_left = t.places_left - retaken.places
    from retaken where retaken.play_date = t.play_date and retaken.tee_time_id = t.id`
}
