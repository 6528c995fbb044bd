import type { InputOf } from '@teeviet/contract'
import type { ClubAnswer } from '@teeviet/contract/entities/club'
import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import type { Language } from '@teeviet/contract/rules/languages'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { club } from '../booking/record-event.ts'
import { writeClubDue } from '../booking/rows/change-booking.ts'
import { notifyChanged } from '../booking/transition.ts'
import { confirmBooking } from '../confirm/confirm.ts'
import { rejectBooking } from '../steps/reject.ts'
import { hashOfKey } from './ask-club.ts'
import { type ClubRequest, isLinkOver, readClubRequest } from './read-club-request.ts'

type Answered = {
  answer: ClubAnswer
  by: string
  reference?: string
  words?: string
  proposedAt?: Date
}

/**
 * The club accepts: the request is confirmed as by staff, with the club's own reference.
 * @throws Refusal `club.linkOver`, `club.answered`, and those of `confirmBooking`
 */
export function acceptAsClub(
  ctx: Context,
  { key, by, reference }: InputOf<'POST /api/club/accept'>,
  lang: Language,
): Promise<ClubRequest> {
  return answer(ctx, { key, lang }, async (q, bookingId, now) => {
    await confirmBooking(ctx, q, { bookingId, actor: club, now, note: reference })
    return { answer: 'accepted', by, reference }
  })
}

/**
 * The club declines: the request ends, and its golfer reads that the club could not accept it, and why.
 * @throws Refusal `club.linkOver`, `club.answered`, `staff.reasonMissing`
 */
export function declineAsClub(
  ctx: Context,
  { key, by, words, reason_code: reasonCode }: InputOf<'POST /api/club/decline'>,
  lang: Language,
): Promise<ClubRequest> {
  return answer(ctx, { key, lang }, async (q, bookingId, now) => {
    await rejectBooking(ctx, q, { bookingId, actor: club, reason: words, reasonCode, now })
    return { answer: 'declined', by, words }
  })
}

/**
 * The club proposes another start: the request stays, and staff see the proposal at once.
 * @throws Refusal `club.linkOver`, `club.answered`, `club.timePassed`
 */
export function proposeAsClub(
  ctx: Context,
  { key, by, words, proposed_at }: InputOf<'POST /api/club/propose'>,
  lang: Language,
): Promise<ClubRequest> {
  return answer(ctx, { key, lang }, async (q, bookingId, now) => {
    const proposedAt = new Date(proposed_at)
    if (proposedAt <= now) throw new Refusal('club.timePassed')
    await notifyChanged(q, { id: bookingId, state: 'requested' })
    return { answer: 'proposed', by, words, proposedAt }
  })
}

function answer(
  ctx: Context,
  { key, lang }: { key: string; lang: Language },
  act: (q: Query, bookingId: number, now: Date) => Promise<Answered>,
): Promise<ClubRequest> {
  return inTransaction(ctx.pool, async (q) => {
    const now = ctx.clock.now()
    const bookingId = await lockOpenRequest(q, key, now)
    await writeAnswer(q, bookingId, await act(q, bookingId, now), now)
    await writeClubDue(q, bookingId, null)
    return readClubRequest(q, key, { lang, now })
  })
}

// The row of the booking is locked first, as by every step of staff: the state and answer read with it then stand.
async function lockOpenRequest(q: Query, key: string, now: Date): Promise<number> {
  const [row] = await q<{
    id: number
    state: BookingState
    answer: ClubAnswer | null
    tee_time_at: Date | null
    play_date: string
  }>`
    select b.id, b.state, r.answer, b.tee_time_at, b.play_date
    from club_requests r join bookings b on b.id = r.booking_id
    where r.key_hash = ${hashOfKey(key)} for update of b, r`
  if (!row || isLinkOver(row, now)) throw new Refusal('club.linkOver')
  if (row.answer !== null) throw new Refusal('club.answered')
  return row.id
}

async function writeAnswer(
  q: Query,
  bookingId: number,
  { answer, by, reference = '', words = '', proposedAt }: Answered,
  now: Date,
): Promise<void> {
  const written = await q`
    update club_requests set answer = ${answer}, answered_at = ${now}, answered_by = ${by},
      reference = ${reference || null}, words = ${words || null}, proposed_at = ${proposedAt ?? null}
    where booking_id = ${bookingId} and answer is null returning 1`
  if (written.length === 0) throw new Refusal('club.answered')
}
