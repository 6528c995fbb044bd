import type { Query } from '#platform/database/sql'

/** The places that bookings hold at the price of an offer. */
export async function countSold(q: Query, offerId: number): Promise<number> {
  const [row] = await q<{ sold: number }>`
    select coalesce(sum(h.places), 0)::int as sold
    from bookings b join booking_tee_times h on h.booking_id = b.id and h.released_at is null
    where b.offer_id = ${offerId}`
  return row?.sold ?? 0
}
