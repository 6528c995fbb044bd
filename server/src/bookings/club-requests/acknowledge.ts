import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { writeClubDue } from '../booking/rows/change-booking.ts'
import { notifyChanged } from '../booking/transition.ts'

/** States in which a booking is to be played, so that its club must know of it. */
const acknowledgeable: ReadonlySet<BookingState> = new Set<BookingState>(['confirmed', 'placed', 'paid'])

/**
 * Records that the club has acknowledged a booking: its reference and the person there. A link that is still open ends.
 *
 * @param recorded.staffId the staff who learned it from the club, or the club's account; null for its link
 * @throws Refusal `booking.notFound`, `booking.wrongState`, `club.answered` when it is acknowledged already
 */
export async function recordAcknowledgement(
  q: Query,
  {
    bookingId,
    staffId,
    reference,
    by,
    now,
  }: { bookingId: number; staffId: number | null; reference: string; by: string; now: Date },
): Promise<void> {
  const [booking] = await q<{ state: BookingState }>`
    select state from bookings where id = ${bookingId} for update`
  if (!booking) throw new Refusal('booking.notFound')
  if (!acknowledgeable.has(booking.state)) throw new Refusal('booking.wrongState')
  const recorded = await q`
    insert into club_requests as r (booking_id, answer, answered_at, answered_by, reference, recorded_by)
    values (${bookingId}, 'accepted', ${now}, ${by}, ${reference}, ${staffId}::bigint)
    on conflict (booking_id) do update set answer = 'accepted', answered_at = excluded.answered_at,
      answered_by = excluded.answered_by, reference = excluded.reference, recorded_by = excluded.recorded_by
    where r.answer is distinct from 'accepted' returning 1`
  if (recorded.length === 0) throw new Refusal('club.answered')
  await writeClubDue(q, bookingId, null)
  await notifyChanged(q, { id: bookingId, state: booking.state })
}
