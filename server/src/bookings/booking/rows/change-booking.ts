import type { Day } from '@teeviet/contract/rules/time/dates'
import type { Query } from '#platform/database/sql'

/** Counts how often staff were reminded of a request. */
export async function writeReminders(q: Query, bookingId: number, reminders: number): Promise<void> {
  await q`update bookings set reminders_sent = ${reminders} where id = ${bookingId}`
}

/** Notes since when a request is overdue. */
export async function writeOverdue(q: Query, bookingId: number, since: Date): Promise<void> {
  await q`update bookings set overdue_at = ${since} where id = ${bookingId}`
}

/** Notes until when the club must have answered; null once it has. */
export async function writeClubDue(q: Query, bookingId: number, dueAt: Date | null): Promise<void> {
  await q`update bookings set club_due_at = ${dueAt}::timestamptz, club_flagged_at = null where id = ${bookingId}`
}

/** Notes since when the desk's list shows that the club has not answered. */
export async function writeClubFlagged(q: Query, bookingId: number, at: Date): Promise<void> {
  await q`update bookings set club_flagged_at = ${at} where id = ${bookingId}`
}

/** Notes why a request holds no places; null when it holds them. */
export async function writeHold(q: Query, bookingId: number, unheldFor: 'unanswered' | null): Promise<void> {
  await q`update bookings set unheld_for = ${unheldFor} where id = ${bookingId}`
}

/** Notes on which tee time an any-time request was put. */
export async function writeTeeTime(
  q: Query,
  bookingId: number,
  { startsAt, holes }: { startsAt: Date; holes: number },
): Promise<void> {
  await q`update bookings set tee_time_at = ${startsAt}, holes = ${holes}, path = null where id = ${bookingId}`
}

/** Notes the company that a booking is for; null for a private person. */
export async function writeCompany(q: Query, bookingId: number, companyId: number | null): Promise<void> {
  await q`update bookings set company_id = ${companyId}::int where id = ${bookingId}`
}

/** Extends the payment window of a booking. */
export async function writePayBy(q: Query, bookingId: number, payBy: Date): Promise<void> {
  await q`update bookings set pay_by = ${payBy} where id = ${bookingId}`
}

/** Notes whether staff have decided about a partly paid order whose payment window ended. */
export async function writePartHold(
  q: Query,
  bookingId: number,
  hold: 'undecided' | 'decided',
): Promise<void> {
  await q`update bookings set part_hold = ${hold} where id = ${bookingId}`
}

/** Stores the payment code of a bill. */
export async function writePaymentCode(q: Query, billId: number, paymentCode: string): Promise<void> {
  await q`update bills set payment_code = ${paymentCode} where id = ${billId}`
}

/** Notes until when the golfer may choose among other times; null when no offer is open. */
export async function writeOffered(q: Query, bookingId: number, until: Date | null): Promise<void> {
  await q`update bookings set offered_until = ${until}::timestamptz where id = ${bookingId}`
}

/** Gives staff back the time during which a request waited for its golfer. */
export async function writeConfirmBy(
  q: Query,
  bookingId: number,
  { confirmBy, holdUntil }: { confirmBy: Date; holdUntil: Date | null },
): Promise<void> {
  await q`
    update bookings set confirm_by = ${confirmBy}, hold_until = ${holdUntil}::timestamptz where id = ${bookingId}`
}

/** Moves a request to another course and tee time, with its path and without an offer; it holds its places. */
export async function writeMove(
  q: Query,
  bookingId: number,
  to: { courseId: number; day: Day; startsAt: Date; holes: number },
): Promise<void> {
  await q`
    update bookings set course_id = ${to.courseId}, play_date = ${to.day}::date, tee_time_at = ${to.startsAt},
      holes = ${to.holes}, path = null, offer_id = null, unheld_for = null
    where id = ${bookingId}`
}

/** Writes that the wallet pays a booking when it is ordered, or that its golfer pays it. */
export async function writePaysFromWallet(q: Query, bookingId: number, pays = true): Promise<void> {
  await q`update bookings set pays_from_wallet = ${pays} where id = ${bookingId}`
}
