import type { Query } from '../database/sql.ts'

/**
 * Gives one place of a booking back to its last tee time and to the offer it came from: a player has left a party that
 * plays on. The last place of a tee time gives the tee time back.
 */
export async function releaseOnePlace(q: Query, bookingId: number, now: Date): Promise<void> {
  await q`
    with last as (
      select h.play_date, h.tee_time_id, h.places
      from booking_tee_times h join tee_times t on t.play_date = h.play_date and t.id = h.tee_time_id
      where h.booking_id = ${bookingId} and h.released_at is null
      order by t.starts_at desc limit 1
      for update of h, t
    ), held as (
      update booking_tee_times h set
        places = greatest(1, h.places - 1),
        released_at = case when last.places = 1 then ${now}::timestamptz end
      from last
      where h.booking_id = ${bookingId} and h.play_date = last.play_date and h.tee_time_id = last.tee_time_id
    ), given_back as (
      update tee_times t set places_left = t.places_left + 1
      from last where last.play_date = t.play_date and last.tee_time_id = t.id
      returning t.id
    )
    update offers set quantity_left = quantity_left + 1
    from bookings
    where bookings.id = ${bookingId} and offers.id = bookings.offer_id and offers.quantity is not null
      and exists (select from given_back)`
}
