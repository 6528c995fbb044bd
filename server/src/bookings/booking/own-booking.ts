import type { Member } from '#platform/context/actor'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import type { SentBooking } from './sent.ts'

/** One of the golfer's own bookings, with the clock of its draft. */
export type OwnBooking = SentBooking & { draft_expires_at: Date | null; requested_at: Date | null }

type Row = Omit<OwnBooking, 'course'> & { course_id: number; title: string; title_en: string }

/**
 * Loads a booking within its golfer's reach, locked when it is about to change.
 * @throws Refusal `booking.notFound`, also for another golfer's booking
 */
export async function ownBooking(
  q: Query,
  member: Member,
  bookingId: number,
  { lock = false } = {},
): Promise<OwnBooking> {
  if (lock) await q`select from bookings where id = ${bookingId} and member_id = ${member.id} for update`
  const [row] = await q<Row>`
    select b.id, b.state, b.play_date, b.tee_time_at, b.player_count, b.amount_vnd, b.confirm_by, b.pay_by,
      b.unheld_for, b.hold_until, b.overdue_at,
      b.draft_expires_at, b.requested_at, c.id as course_id, c.title, c.title_en
    from bookings b join courses c on c.id = b.course_id
    where b.id = ${bookingId} and b.member_id = ${member.id}`
  if (!row) throw new Refusal('booking.notFound')
  const { course_id: id, title, title_en, ...booking } = row
  return { ...booking, course: { id, title, title_en } }
}
