import type { Query } from '#platform/database/sql'
import type { OfferEnd } from './counter-offers.ts'

/** Another tee time that a golfer would also take; `price` in VND per player, as it was shown. */
export type Alternative = { courseId: number; playDate: string; startsAt: Date; price: number }

/**
 * A stored alternative; `path` is what its tee time starts on (`A–B`), null where nothing is named, and `offer_state` of the
 * offer that took its places, null while none has.
 */
export type AlternativeRow = {
  position: number
  course_id: number
  title: string
  title_en: string
  starts_at: Date
  price_vnd: number
  path: string | null
  offer_state: 'open' | OfferEnd | null
}

/** Stores the alternatives of a request, in the golfer's order. */
export async function insertAlternatives(
  q: Query,
  bookingId: number,
  alternatives: readonly Alternative[],
): Promise<void> {
  if (alternatives.length === 0) return
  await q`
    insert into booking_alternatives (booking_id, position, course_id, play_date, starts_at, price_vnd)
    select ${bookingId}, position, course_id, play_date, starts_at, price
    from unnest(${alternatives.map((_, index) => index + 1)}::smallint[],
      ${alternatives.map((one) => one.courseId)}::int[], ${alternatives.map((one) => one.playDate)}::date[],
      ${alternatives.map((one) => one.startsAt)}::timestamptz[], ${alternatives.map((one) => one.price)}::int[])
      as alternative (position, course_id, play_date, starts_at, price)`
}

/** The alternatives of a booking, in the golfer's order. */
export function loadAlternatives(q: Query, bookingId: number): Promise<AlternativeRow[]> {
  return q<AlternativeRow>`
    select a.position, a.course_id, c.title, c.title_en, a.starts_at, a.price_vnd, t.path, o.state as offer_state
    from booking_alternatives a join courses c on c.id = a.course_id
    left join tee_times t on t.play_date = a.play_date and t.course_id = a.course_id and t.starts_at = a.starts_at
    left join counter_offers o on o.id = a.offer_id
    where a.booking_id = ${bookingId} order by a.position`
}

/** How many alternatives a booking has, and the number of the confirmed one. */
export type NamedAlternatives = { named: number; confirmed: number | null }

/** The alternatives of several bookings by booking; those that have none are missing. */
export async function countAlternatives(
  q: Query,
  bookingIds: readonly number[],
): Promise<ReadonlyMap<number, NamedAlternatives>> {
  const rows = await q<NamedAlternatives & { booking_id: number }>`
    select a.booking_id, count(*)::int as named, max(a.position) filter (where o.state = 'accepted') as confirmed
    from booking_alternatives a left join counter_offers o on o.id = a.offer_id
    where a.booking_id = any (${[...bookingIds]}) group by a.booking_id`
  return new Map(rows.map(({ booking_id, named, confirmed }) => [booking_id, { named, confirmed }]))
}

/** Notes the offer that has taken the places of an alternative. */
export async function writeOfferOf(
  q: Query,
  { bookingId, position, offerId }: { bookingId: number; position: number; offerId: number },
): Promise<void> {
  await q`
    update booking_alternatives set offer_id = ${offerId} where booking_id = ${bookingId} and position = ${position}`
}
