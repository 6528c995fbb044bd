import type { Query } from '#platform/database/sql'

/** Ends the link to a booking that its club has nothing to do with any more. What the club answered stays. */
export async function endLink(q: Query, bookingId: number): Promise<void> {
  await q`delete from club_requests where booking_id = ${bookingId} and answer is null`
  await q`update club_requests set key_hash = null, asked_at = null where booking_id = ${bookingId}`
}
