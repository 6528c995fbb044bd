import type { Query } from '#platform/database/sql'

type Wanted = { play_date: string; id: number; isFree: boolean }

/**
 * Takes the places a booking gave back when it ended once more, all or none, and its share of the offer's quantity;
 * not those of players taken out before. False when somebody else has them by now, or the tee time was closed. For
 * money that was sent in time but reported late.
 */
export async function retakePlaces(q: Query, bookingId: number): Promise<boolean> {
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
  if (wanted.length === 0 || wanted.some((teeTime) => !teeTime.isFree)) return false
  if (!(await retakeOffer(q, bookingId))) return false
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
  return true
}

/** Takes the quantity of a booking's offer for all its players; false when that is sold out. */
export async function retakeOffer(q: Query, bookingId: number): Promise<boolean> {
  const [offer] = await q<{ isTaken: boolean }>`
    with offered as (
      select bookings.offer_id, bookings.player_count
      from bookings join offers on offers.id = bookings.offer_id
      where bookings.id = ${bookingId} and offers.quantity is not null
    ), taken as (
      update offers set quantity_left = quantity_left - offered.player_count
      from offered where offers.id = offered.offer_id and offers.quantity_left >= offered.player_count
      returning offers.id
    )
    select exists (select from taken) as "isTaken" from offered`
  return offer?.isTaken ?? true
}
