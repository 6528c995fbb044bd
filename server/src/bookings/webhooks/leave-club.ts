import { notify } from '#platform/database/listen'
import type { Query } from '#platform/database/sql'
import { endLink } from '../club-requests/end-link.ts'

/**
 * Ends what the club of a course has to do with a booking that has left it for another course: its link, and with an
 * event for the systems of clubs that do not have the new course too. What the club said stays.
 */
export async function leaveClub(
  q: Query,
  { bookingId, from, to, now }: { bookingId: number; from: number; to: number; now: Date },
): Promise<void> {
  await endLink(q, bookingId)
  const queued = await q`
    insert into webhook_events (staff_id, booking_id, type, at, next_attempt_at)
    select w.staff_id, ${bookingId}, 'booking.moved', ${now}, ${now}
    from webhooks w join staff_accounts a on a.id = w.staff_id
    where a.disabled_at is null and ${from} = any (a.course_ids) and not ${to} = any (a.course_ids)
    returning 1`
  if (queued.length > 0) await notify(q, 'webhook-events', {})
}
