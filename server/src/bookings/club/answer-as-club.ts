import type { InputOf } from '@teeviet/contract'
import type { ClubAnswer, clubWaits } from '@teeviet/contract/entities/club'
import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import type { Language } from '@teeviet/contract/rules/languages'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { recordAcknowledgement } from '../club-requests/acknowledge.ts'
import { hashOfKey } from '../club-requests/ask-club.ts'
import type { Answering } from '../club-requests/write-answer.ts'
import { waitsFor } from './asked-on-wire.ts'
import { giveAnswer } from './give-answer.ts'
import { type ClubRequest, isLinkOver, readClubRequest } from './read-club-request.ts'

/**
 * The club accepts by its link.
 * @throws Refusal `club.linkOver`, `club.answered`, and those of `confirmBooking`
 */
export function acceptAsClub(
  ctx: Context,
  { key, by, reference }: InputOf<'POST /api/club/accept'>,
  lang: Language,
): Promise<ClubRequest> {
  return answer(ctx, { key, lang }, { answer: 'accepted', by, reference })
}

/**
 * The club declines by its link.
 * @throws Refusal `club.linkOver`, `club.answered`, `staff.reasonMissing`
 */
export function declineAsClub(
  ctx: Context,
  { key, by, words, reason_code: reasonCode }: InputOf<'POST /api/club/decline'>,
  lang: Language,
): Promise<ClubRequest> {
  return answer(ctx, { key, lang }, { answer: 'declined', by, words, reasonCode })
}

/**
 * The club proposes another start by its link.
 * @throws Refusal `club.linkOver`, `club.answered`, `club.timePassed`
 */
export function proposeAsClub(
  ctx: Context,
  { key, by, words, proposed_at }: InputOf<'POST /api/club/propose'>,
  lang: Language,
): Promise<ClubRequest> {
  return answer(ctx, { key, lang }, { answer: 'proposed', by, words, proposedAt: new Date(proposed_at) })
}

/**
 * The club acknowledges a paid booking by its link.
 * @throws Refusal `club.linkOver`, `club.answered`
 */
export function acknowledgeByLink(
  ctx: Context,
  { key, by, reference }: InputOf<'POST /api/club/acknowledge'>,
  lang: Language,
): Promise<ClubRequest> {
  return inTransaction(ctx.pool, async (q) => {
    const now = ctx.clock.now()
    const bookingId = await lockWaiting(q, key, { wanted: 'acknowledgement', now })
    await recordAcknowledgement(q, { bookingId, staffId: null, reference, by, now })
    return readClubRequest(q, key, { lang, now })
  })
}

function answer(
  ctx: Context,
  { key, lang }: { key: string; lang: Language },
  answering: Answering,
): Promise<ClubRequest> {
  return inTransaction(ctx.pool, async (q) => {
    const now = ctx.clock.now()
    const bookingId = await lockWaiting(q, key, { wanted: 'answer', now })
    await giveAnswer(ctx, q, answering, { bookingId, recordedBy: null, now })
    return readClubRequest(q, key, { lang, now })
  })
}

/**
 * The booking of a link that waits for the club. Its row is locked first, as by every step of staff: the state and answer
 * read with it then stand.
 * @throws Refusal `club.linkOver`, `club.answered`
 */
export async function lockWaiting(
  q: Query,
  key: string,
  { wanted, now }: { wanted: (typeof clubWaits)[number]; now: Date },
): Promise<number> {
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
  if (waitsFor(row, now) !== wanted) throw new Refusal(row.answer ? 'club.answered' : 'club.linkOver')
  return row.id
}
