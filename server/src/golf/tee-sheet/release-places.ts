import type { Query } from '#platform/database/sql'

/**
 * Gives a booking's places back to their tee times and to the offer it came from, in the one statement that marks
 * them as given back: doing it twice gives them back once. Tee times are locked in the order of their ids.
 */
export async function releasePlaces(q: Query, bookingId: number, now: Date): Promise<void> {
  await q`
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
    update offers set quantity_left = quantity_left + (select sum(places) from given_back)
    from bookings
    where bookings.id = ${bookingId} and offers.id = bookings.offer_id and offers.quantity is not null
      and exists (select from given_back)`
}
