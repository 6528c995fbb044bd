import type { Query } from '#platform/database/sql'

/**
 * Gives the place of one player back to the tee time the player starts on and to the offer it came from: the player
 * leaves a party that plays on. The last player's place gives the booking's hold on the tee time back. Nothing happens
 * while the booking holds no place for the player.
 */
export async function releasePlaceOf(q: Query, playerId: number, now: Date): Promise<void> {
  await q`
    with own as (
      select h.booking_id, h.play_date, h.tee_time_id, h.places
      from booking_players p
      join booking_tee_times h on h.booking_id = p.booking_id and h.play_date = p.play_date and h.tee_time_id = p.tee_time_id
      join tee_times t on t.play_date = h.play_date and t.id = h.tee_time_id
      where p.id = ${playerId} and p.cancelled_at is null and h.released_at is null
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
    update offers set quantity_left = quantity_left + 1
    from bookings, own
    where bookings.id = own.booking_id and offers.id = bookings.offer_id and offers.quantity is not null
      and exists (select from given_back)`
}
