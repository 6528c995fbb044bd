import { releasePlaceOf } from '#golf/tee-sheet/release-place-of'
import type { Query } from '#platform/database/sql'

/**
 * Takes a player out of a booking whose row is locked, and off the tee time the player starts on; the others stay on
 * theirs. When nobody is left on the booking's first tee time, the booking begins with the next one; its refund ladder
 * keeps the deadlines that were shown.
 */
export async function leaveFlight(
  q: Query,
  { bookingId, playerId, now }: { bookingId: number; playerId: number; now: Date },
): Promise<void> {
  await releasePlaceOf(q, playerId, now)
  await q`update booking_players set cancelled_at = ${now} where id = ${playerId} and booking_id = ${bookingId}`
  await q`
    update bookings b set tee_time_at = first.starts_at
    from (
      select min(t.starts_at) as starts_at
      from booking_players p join tee_times t on t.play_date = p.play_date and t.id = p.tee_time_id
      where p.booking_id = ${bookingId} and p.cancelled_at is null
    ) first
    where b.id = ${bookingId} and first.starts_at > b.tee_time_at`
}
