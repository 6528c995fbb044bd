import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { club } from '../booking/record-event.ts'
import { writeClubDue } from '../booking/rows/change-booking.ts'
import { notifyChanged } from '../booking/transition.ts'
import { type Answering, writeAnswer } from '../club-requests/write-answer.ts'
import { confirmBooking } from '../confirm/confirm.ts'
import { rejectBooking } from '../steps/reject.ts'

/**
 * Gives the club's answer to a request whose booking the caller has locked: accepted, it is confirmed as by staff, with
 * the club's own reference; declined, it ends, and its golfer reads the club's reason; proposed, it stays, and staff
 * see the other time at once.
 *
 * @param recordedBy the club's account; null for the link
 * @throws Refusal `club.answered`, `club.timePassed`, `staff.reasonMissing`, and those of `confirmBooking`
 */
export async function giveAnswer(
  ctx: Context,
  q: Query,
  answering: Answering,
  { bookingId, recordedBy, now }: { bookingId: number; recordedBy: number | null; now: Date },
): Promise<void> {
  if (answering.answer === 'accepted') {
    await confirmBooking(ctx, q, { bookingId, actor: club, now, note: answering.reference })
  } else if (answering.answer === 'declined') {
    const { words: reason, reasonCode } = answering
    await rejectBooking(ctx, q, { bookingId, actor: club, reason, reasonCode, now })
  } else {
    if (answering.proposedAt <= now) throw new Refusal('club.timePassed')
    await notifyChanged(q, { id: bookingId, state: 'requested' })
  }
  await writeAnswer(q, answering, { bookingId, recordedBy, now })
  await writeClubDue(q, bookingId, null)
}
