import type { ClubAnswer } from '@teeviet/contract/entities/club'
import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import type { Language } from '@teeviet/contract/rules/languages'
import { recordAct } from '#identity/audit/acts'
import { coursesOf, type Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { recordAcknowledgement } from '../club-requests/acknowledge.ts'
import type { Answering } from '../club-requests/write-answer.ts'
import { giveAnswer } from './give-answer.ts'
import { type ClubBooking, readClubBooking } from './read-club-bookings.ts'

type Account = { staff: Staff; lang: Language }

/**
 * The club answers a request of one of its courses by an account, with an entry in the audit log. A repeat of its own
 * answer changes nothing.
 * @throws Refusal `booking.notFound`, `booking.wrongState` once it was decided without the club, `club.answered`, and
 *   those of `giveAnswer`
 */
export async function answerAsAccount(
  ctx: Context,
  { staff, lang }: Account,
  { id, ...answering }: { id: number } & Answering,
): Promise<ClubBooking> {
  const by = answering.by || staff.name
  await inTransaction(ctx.pool, async (q) => {
    const now = ctx.clock.now()
    const state = await lockOwnBooking(q, staff, id)
    // read in a statement of its own: what another one wrote while this waited for the lock is then seen
    const earlier = await readAnswer(q, id)
    if (earlier && isRepeat(earlier, answering, staff)) return
    if (earlier) throw new Refusal('club.answered')
    if (state !== 'requested') throw new Refusal('booking.wrongState')
    await giveAnswer(ctx, q, { ...answering, by }, { bookingId: id, recordedBy: staff.id, now })
    await record(ctx, q, staff, { id, what: answering.answer, detail: detailOf(answering, by) })
  })
  return readClubBooking(ctx, id, { staff, lang })
}

/**
 * The club acknowledges a confirmed, ordered or paid booking by an account, with an entry in the audit log. A repeat
 * with the same reference changes nothing.
 * @throws Refusal `booking.notFound`, `booking.wrongState`, `club.answered`
 */
export async function acknowledgeAsAccount(
  ctx: Context,
  { staff, lang }: Account,
  { id, reference, by: typed }: { id: number; reference: string; by: string },
): Promise<ClubBooking> {
  const by = typed || staff.name
  await inTransaction(ctx.pool, async (q) => {
    await lockOwnBooking(q, staff, id)
    const earlier = await readAnswer(q, id)
    if (earlier && isRepeat(earlier, { answer: 'accepted', by, reference }, staff)) return
    const now = ctx.clock.now()
    await recordAcknowledgement(q, { bookingId: id, staffId: staff.id, reference, by, now })
    await record(ctx, q, staff, { id, what: 'acknowledged', detail: `${reference} (${by})` })
  })
  return readClubBooking(ctx, id, { staff, lang })
}

type Earlier = {
  answer: ClubAnswer
  reference: string | null
  proposed_at: Date | null
  recorded_by: number | null
}

/** What the club of a booking has answered. */
export async function readAnswer(q: Query, id: number): Promise<Earlier | undefined> {
  const [row] = await q<Earlier>`
    select answer, reference, proposed_at, recorded_by from club_requests
    where booking_id = ${id} and answer is not null`
  return row
}

/** Whether an account sends its own answer again, as a system does that got no response. */
function isRepeat(earlier: Earlier, answering: Answering, { id }: Staff): boolean {
  if (earlier.recorded_by !== id || earlier.answer !== answering.answer) return false
  if (answering.answer === 'accepted') return earlier.reference === answering.reference
  if (answering.answer === 'proposed')
    return earlier.proposed_at?.getTime() === answering.proposedAt.getTime()
  return true
}

/** Locks a booking of the courses of an account. @throws Refusal `booking.notFound` */
export async function lockOwnBooking(q: Query, staff: Staff, id: number): Promise<BookingState> {
  const courses = coursesOf(staff)
  const [booking] = await q<{ state: BookingState }>`
    select state from bookings
    where id = ${id} and state <> 'draft' and (${courses}::int[] is null or course_id = any (${courses}::int[]))
    for update`
  if (!booking) throw new Refusal('booking.notFound')
  return booking.state
}

function detailOf(answering: Answering, by: string): string {
  return answering.answer === 'accepted' ? `${answering.reference} (${by})` : by
}

function record(
  ctx: Context,
  q: Query,
  staff: Staff,
  { id, what, detail }: { id: number; what: ClubAnswer | 'acknowledged'; detail: string },
): Promise<void> {
  return recordAct(ctx, q, staff, { what: `booking.${what}`, subject: `booking:${id}`, detail })
}
