import type { Query } from '#platform/database/sql'

/** The starts of a booking's open offer, in their order; none without one. */
export function offeredStarts(
  q: Query,
  bookingId: number,
): Promise<{ course_id: number; starts_at: Date }[]> {
  return q<{ course_id: number; starts_at: Date }>`
    select n.course_id, n.starts_at from counter_offers o join counter_offer_options n on n.offer_id = o.id
    where o.booking_id = ${bookingId} and o.state = 'open' order by n.position`
}
