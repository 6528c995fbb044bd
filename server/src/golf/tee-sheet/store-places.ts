import type { Query } from '#platform/database/sql'
import type { TakenPlaces } from './take-places.ts'

/** The places a booking holds, or waits for since `awaitedSince`, each at the price per player it was sold for. */
export async function storePlaces(
  q: Query,
  bookingId: number,
  places: readonly TakenPlaces[],
  offerPrice: number | null,
  awaitedSince: Date | null = null,
): Promise<void> {
  await q`
    insert into booking_tee_times (booking_id, play_date, tee_time_id, places, price_vnd, released_at, is_awaited)
    select ${bookingId}, day, tee_time_id, places, price, ${awaitedSince}::timestamptz, ${awaitedSince !== null}
    from unnest(${places.map((one) => one.play_date)}::date[], ${places.map((one) => one.tee_time_id)}::bigint[],
      ${places.map((one) => one.places)}::smallint[], ${places.map((one) => offerPrice ?? one.price_vnd)}::int[])
      as taken (day, tee_time_id, places, price)`
}

/** Prices the places a booking holds, in VND per player. */
export async function pricePlaces(q: Query, bookingId: number, priceVnd: number): Promise<void> {
  await q`update booking_tee_times set price_vnd = ${priceVnd} where booking_id = ${bookingId} and released_at is null`
}
