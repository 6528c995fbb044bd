import type { Query } from '#platform/database/sql'

/** The players of a booking who still play, in their order, each with the prices (VND) of the packages still bought. */
export function loadPricedPlayers(
  q: Query,
  bookingId: number,
): Promise<{ id: number; packages: number[] }[]> {
  return q<{ id: number; packages: number[] }>`
    select p.id, (
      select coalesce(array_agg(c.price_vnd), '{}') from booking_player_packages c
      join bill_services s on s.bill_id = p.booking_id and s.kind = 'hio' and s.cancelled_at is null
      where c.booking_player_id = p.id
    ) as packages /* not null */
    from booking_players p where p.booking_id = ${bookingId} and p.cancelled_at is null order by p.position`
}
