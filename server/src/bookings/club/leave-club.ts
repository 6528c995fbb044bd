import type { Query } from '#platform/database/sql'

/** Ends the link of a booking's club, which the booking has left for another course; what the club said stays. */
export async function endClubLink(q: Query, bookingId: number): Promise<void> {
  await q`delete from club_requests where booking_id = ${bookingId} and answer is null`
  await q`update club_requests set key_hash = null, asked_at = null where booking_id = ${bookingId}`
}
