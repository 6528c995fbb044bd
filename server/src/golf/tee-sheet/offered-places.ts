import type { Query } from '#platform/database/sql'
import type { TakenPlaces } from './take-places.ts'

/** Places held for an option of a counter-offer; `price_vnd` per player, as it was offered. */
export type OfferedPlaces = TakenPlaces & { offer_id: number; position: number; is_closed: boolean }

/** Stores the places that were taken for an option of a counter-offer, each at its price per player. */
export async function storeOffered(
  q: Query,
  { bookingId, offerId, position }: { bookingId: number; offerId: number; position: number },
  places: readonly TakenPlaces[],
): Promise<void> {
  await q`
    insert into counter_offer_places (offer_id, position, booking_id, play_date, tee_time_id, places, price_vnd)
    select ${offerId}, ${position}, ${bookingId}, day, tee_time_id, places, price
    from unnest(${places.map((one) => one.play_date)}::date[], ${places.map((one) => one.tee_time_id)}::bigint[],
      ${places.map((one) => one.places)}::smallint[], ${places.map((one) => one.price_vnd)}::int[])
      as taken (day, tee_time_id, places, price)`
}

/** The places that a counter-offer holds, by option and start; none once it is closed. */
export function loadOffered(q: Query, offerId: number): Promise<OfferedPlaces[]> {
  return q<OfferedPlaces>`
    select p.offer_id, p.position, p.tee_time_id, p.play_date, t.starts_at, t.holes, t.is_closed, p.places, p.price_vnd, t.path
    from counter_offer_places p join tee_times t on t.play_date = p.play_date and t.id = p.tee_time_id
    where p.offer_id = ${offerId} order by p.position, t.starts_at, t.id`
}

/**
 * Returns the places that a counter-offer holds to their tee times, in the statement which also removes them: a repeat
 * changes nothing. Tee times are locked in the order of their ids.
 */
export async function releaseOffered(q: Query, offerId: number): Promise<void> {
  await q`
    with released as (
      delete from counter_offer_places where offer_id = ${offerId} returning play_date, tee_time_id, places
    ), each as (
      select play_date, tee_time_id, sum(places) as places from released group by play_date, tee_time_id
    ), locked as (
      select t.play_date, t.id, each.places
      from tee_times t join each on each.play_date = t.play_date and each.tee_time_id = t.id
      order by t.play_date, t.id
      for update of t
    )
    update tee_times t set places_left = t.places_left + locked.places
    from locked where locked.play_date = t.play_date and locked.id = t.id`
}

/**
 * Gives a booking, which holds and awaits nothing any more, the places of an option: so many on each as `shares` says.
 * The places leave the counter-offer; a share smaller than what is held returns the rest to the tee time.
 */
export async function moveOffered(
  q: Query,
  { bookingId, offerId, position }: { bookingId: number; offerId: number; position: number },
  shares: readonly TakenPlaces[],
): Promise<void> {
  const [days, ids, places] = [
    shares.map((one) => one.play_date),
    shares.map((one) => one.tee_time_id),
    shares.map((one) => one.places),
  ]
  await q`
    with held as (
      delete from counter_offer_places where offer_id = ${offerId} and position = ${position}
      returning play_date, tee_time_id, places, price_vnd
    ), shared as (
      select h.play_date, h.tee_time_id, h.price_vnd, h.places - coalesce(s.places, 0) as rest, s.places
      from held h
      left join unnest(${days}::date[], ${ids}::bigint[], ${places}::int[]) as s (play_date, tee_time_id, places)
        on s.play_date = h.play_date and s.tee_time_id = h.tee_time_id
    ), taken as (
      insert into booking_tee_times (booking_id, play_date, tee_time_id, places, price_vnd)
      select ${bookingId}, play_date, tee_time_id, places, price_vnd from shared where places > 0
      on conflict (booking_id, play_date, tee_time_id) do update
        set places = excluded.places, price_vnd = excluded.price_vnd, released_at = null, kept_at = null
    ), locked as (
      select t.play_date, t.id, shared.rest
      from tee_times t join shared on shared.play_date = t.play_date and shared.tee_time_id = t.id
      where shared.rest > 0
      order by t.play_date, t.id
      for update of t
    )
    update tee_times t set places_left = t.places_left + locked.rest
    from locked where locked.play_date = t.play_date and locked.id = t.id`
}

/** Forgets the places that a request waits for. */
export async function forgetAwaited(q: Query, bookingId: number): Promise<void> {
  await q`update booking_tee_times set is_awaited = false where booking_id = ${bookingId} and is_awaited`
}
