import type { InputOf } from '@teeviet/contract'
import type { Language } from '@teeviet/contract/rules/languages'
import { writeClubDue } from '#bookings/booking/rows/change-booking'
import { lockOwnBooking, readAnswer } from '#bookings/club/answer-as-account'
import { lockWaiting } from '#bookings/club/answer-as-club'
import { type ClubBooking, readClubBooking } from '#bookings/club/read-club-bookings'
import { type ClubRequest, readClubRequest } from '#bookings/club/read-club-request'
import { hashOfKey } from '#bookings/club-requests/ask-club'
import { writeAnswer } from '#bookings/club-requests/write-answer'
import { confirmAlternative, type TakenAlternative } from '#bookings/counter-offers/confirm-alternative'
import { lockGolferOf } from '#bookings/counter-offers/offer-times'
import { recordAct } from '#identity/audit/acts'
import { coursesOf, type Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'

type Accepting = {
  bookingId: number
  option: number
  by: string
  reference: string
  /** The club's account; null for the link. */
  recordedBy: number | null
  courses: readonly number[] | null
  now: Date
}

/**
 * The club accepts an alternative at its course by its link.
 * @throws Refusal `club.linkOver`, `club.answered`, and those of `confirmAlternative`
 */
export function acceptAlternativeByLink(
  ctx: Context,
  { key, ...accepting }: InputOf<'POST /api/club/accept-alternative'>,
  lang: Language,
): Promise<ClubRequest> {
  return inTransaction(ctx.pool, async (q) => {
    const now = ctx.clock.now()
    const asked = await askedBy(q, key)
    // before the booking's row, as by all who take places for a golfer
    await lockGolferOf(q, asked.id)
    const bookingId = await lockWaiting(q, key, { wanted: 'answer', now })
    await accept(ctx, q, { ...accepting, bookingId, recordedBy: null, courses: [asked.courseId], now })
    return readClubRequest(q, key, { lang, now })
  })
}

/**
 * The club accepts an alternative at one of its courses by an account, with an entry in the audit log. A repeat of its own
 * answer changes nothing.
 * @throws Refusal `booking.notFound`, `booking.wrongState` once it was decided without the club, `club.answered`, and
 *   those of `confirmAlternative`
 */
export async function acceptAlternativeAsAccount(
  ctx: Context,
  { staff, lang }: { staff: Staff; lang: Language },
  { id, option, by: typed, reference }: InputOf<'POST /api/club/bookings/:id/accept-alternative'>,
): Promise<ClubBooking> {
  const by = typed || staff.name
  await inTransaction(ctx.pool, async (q) => {
    const now = ctx.clock.now()
    await lockGolferOf(q, id)
    const state = await lockOwnBooking(q, staff, id)
    const earlier = await readAnswer(q, id)
    if (!earlier && state !== 'requested') throw new Refusal('booking.wrongState')
    const accepting = {
      bookingId: id,
      option,
      by,
      reference,
      recordedBy: staff.id,
      courses: coursesOf(staff),
      now,
    }
    if (earlier) {
      if (earlier.recorded_by === staff.id && (await isTaken(q, accepting))) return
      throw new Refusal('club.answered')
    }
    const { outcome } = await accept(ctx, q, accepting)
    const what = outcome === 'offered' ? 'booking.proposed' : 'booking.alternative_confirmed'
    await recordAct(ctx, q, staff, { what, subject: `booking:${id}`, detail: `${reference} (${by})` })
  })
  return readClubBooking(ctx, id, { staff, lang })
}

/**
 * Takes the places and writes the club's answer: accepted, or as a time that it proposes while the golfer decides about a
 * dearer one.
 */
async function accept(
  ctx: Context,
  q: Query,
  { by, reference, recordedBy, ...accepting }: Accepting,
): Promise<TakenAlternative> {
  const { bookingId, now } = accepting
  const taken = await confirmAlternative(ctx, q, { ...accepting, staffId: null, note: reference })
  const answering =
    taken.outcome === 'confirmed'
      ? { answer: 'accepted' as const, by, reference }
      : { answer: 'proposed' as const, by, words: reference, proposedAt: taken.startsAt }
  await writeAnswer(q, answering, { bookingId, recordedBy, now })
  await writeClubDue(q, bookingId, null)
  return taken
}

/** Whether the places of an alternative are taken: the account sends its answer again. */
async function isTaken(q: Query, { bookingId, option }: Accepting): Promise<boolean> {
  const [row] = await q<{ is: boolean }>`
    select exists (
      select from booking_alternatives a join counter_offers o on o.id = a.offer_id and o.state in ('open', 'accepted')
      where a.booking_id = ${bookingId} and a.position = ${option}) as is`
  return row?.is === true
}

async function askedBy(q: Query, key: string): Promise<{ id: number; courseId: number }> {
  const [row] = await q<{ id: number; courseId: number }>`
    select b.id, b.course_id as "courseId" from club_requests r join bookings b on b.id = r.booking_id
    where r.key_hash = ${hashOfKey(key)}`
  if (!row) throw new Refusal('club.linkOver')
  return row
}
