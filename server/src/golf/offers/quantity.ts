import type { Query } from '#platform/database/sql'

/** Takes so many places of an offer's quantity; false when it has not that many left. Without a quantity it never ends. */
export async function takeOffer(q: Query, offerId: number, places: number): Promise<boolean> {
  const taken = await q<{ id: number }>`
    update offers set quantity_left = quantity_left - ${places}
    where id = ${offerId} and quantity_left >= ${places}
    returning id`
  return taken.length > 0
}

/** Takes the quantity of a booking's offer for all its players; false when that is sold out. */
export async function takeOfferOf(q: Query, bookingId: number): Promise<boolean> {
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

/** Returns places to the quantity of the offer a booking came from; nothing happens without a quantity. */
export async function releaseQuantity(q: Query, bookingId: number, places: number): Promise<void> {
  await q`
    update offers set quantity_left = quantity_left + ${places}
    from bookings
    where bookings.id = ${bookingId} and offers.id = bookings.offer_id and offers.quantity is not null`
}
