import { type Attendance, attendanceBefore } from '@teeviet/contract/rules/bookings/attendance'
import type { Query } from '#platform/database/sql'

/**
 * Records the attendance of players of a booking: a conditional update that names the attendance it may follow, so that
 * of two colleagues at once the second finds what the first one recorded.
 *
 * @returns how many were changed
 */
export async function writeAttendance(
  q: Query,
  {
    bookingId,
    playerIds,
    attendance,
    now,
  }: { bookingId: number; playerIds: readonly number[]; attendance: Attendance; now: Date },
): Promise<number> {
  const changed = await q<{ id: number }>`
    update booking_players p set attendance = ${attendance}, attendance_at = ${now}
    where p.booking_id = ${bookingId} and p.id = any (${[...playerIds]}::bigint[]) and p.cancelled_at is null
      and p.attendance = any (${[...attendanceBefore[attendance]]}::text[])
    returning p.id`
  return changed.length
}
