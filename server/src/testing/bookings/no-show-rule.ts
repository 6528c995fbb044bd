import type { Query } from '#platform/database/sql'

/** Fixes that so many percent of the price of a player who does not come are kept of a booking. */
export async function keepOfNoShows(q: Query, bookingId: number, percent: number): Promise<void> {
  await q`
    update bookings set refund_ladder = coalesce(refund_ladder, '{}'::jsonb)
      || jsonb_build_object('no_show_kept_percent', ${percent}::int)
    where id = ${bookingId}`
}
