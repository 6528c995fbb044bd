import type { Language } from '@teeviet/contract/rules/languages'
import { formatPlayTime } from '@teeviet/contract/rules/time/dates'
import { areAllotted, heldStarts, lockAllotments } from '#golf/allotments/allotted'
import { closedTimeOf } from '#golf/tee-sheet/closed-time'
import { codeRefusal, judgeCode } from '#identity/codes/one-time-codes'
import { hasLoginProof } from '#identity/sessions/sessions'
import type { Member } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { flightsOf } from '../../booking/flights.ts'
import { type OwnBooking, ownBooking } from '../../booking/own-booking.ts'
import { system } from '../../booking/record-event.ts'
import { type BookingSent, sentAnswer } from '../../booking/sent.ts'
import { transition } from '../../booking/transition.ts'
import { askClub } from '../../club-requests/ask-club.ts'
import { type InstantReason, instantReason } from '../../pricing/decide-request.ts'
import { confirmAtOnce } from '../../steps/confirm-at-once.ts'
import { holdEnd } from '../../steps/hold-end.ts'
import { notifyUnheld } from '../../steps/notify-unheld.ts'
import { codeMatter } from './begin-booking.ts'

/**
 * Sends a draft with its code, or `withLogin` by the code of a login minutes ago; the staff hour starts here. A repeat after success returns the booking again. The step
 * which sends the booking also uses up the code: a repeat that comes while the first is still under way waits for it,
 * and a server crash in between leaves both unchanged.
 *
 * @throws Refusal for a wrong or expired code, with the texts of booking dialogs; a draft that was dropped counts as
 *   expired; `booking.teeTimeClosed` when the club closed the tee time meanwhile
 */
export async function verifyBooking(
  ctx: Context,
  member: Member,
  {
    bookingId,
    code,
    withLogin = false,
    lang,
  }: { bookingId: number; code: string; withLogin?: boolean; lang: Language },
): Promise<BookingSent> {
  const result = await inTransaction(ctx.pool, async (q) => {
    const now = ctx.clock.now()
    const draft = await ownBooking(q, member, bookingId, { lock: true })
    if (draft.requested_at) return sentAnswer({ ...draft, flights: await flightsOf(q, bookingId) }, lang, now)
    assertLive(draft, now)
    const isProved = withLogin && (await hasLoginProof(ctx, q, member.sessionId))
    const verdict = isProved
      ? 'right'
      : await judgeCode(ctx, q, { ...codeMatter(member, bookingId, lang), code })
    // refused below, once the try is counted
    if (verdict !== 'right') return verdict
    return send(ctx, q, draft, { member, lang, now })
  })
  if (typeof result === 'string') throw codeRefusal(result, 'booking')
  return result
}

async function send(
  ctx: Context,
  q: Query,
  draft: OwnBooking,
  { member, lang, now }: { member: Member; lang: Language; now: Date },
): Promise<BookingSent> {
  const bookingId = draft.id
  const confirmBy = new Date(now.getTime() + ctx.config.rules.staffConfirmation * 1000)
  const holdUntil = draft.unheld_for ? null : holdEnd(ctx.config.rules, draft.tee_time_at, confirmBy)
  const actor = { kind: 'member' as const, id: member.id }
  const [moved, closed] = await Promise.all([
    transition(ctx, q, { bookingId, to: 'requested', actor, now, confirmBy, holdUntil }),
    closedTimeOf(q, bookingId),
  ])
  if (closed) throw new Refusal('booking.teeTimeClosed', { time: formatPlayTime(closed) })
  if (!moved) throw new Error('a live draft could not be sent')
  const reason = await loadInstantReason(q, draft, now)
  const flights = await flightsOf(q, bookingId)
  if (draft.unheld_for) await notifyUnheld(ctx, q, bookingId, now)
  const placed = reason ? await confirmAtOnce(ctx, q, bookingId, { actor: system, reason, now }) : {}
  if (!reason) await askClub(ctx, q, { bookingId, now })
  return sentAnswer(
    { ...draft, flights, state: 'requested', confirm_by: confirmBy, hold_until: holdUntil, ...placed },
    lang,
    now,
  )
}

/** Why the club is not asked; null when it is. An allotment is looked at now, at the places held since the draft. */
async function loadInstantReason(
  q: Query,
  { id: bookingId, course, play_date: day }: OwnBooking,
  now: Date,
): Promise<InstantReason | null> {
  const [row] = await q<{ isPlaceable: boolean; isContracted: boolean }>`
    select b.amount_vnd is not null and b.unheld_for is null as "isPlaceable",
      c.instant_confirmation or coalesce(o.instant_confirmation, false) as "isContracted"
    from bookings b join courses c on c.id = b.course_id left join offers o on o.id = b.offer_id
    where b.id = ${bookingId}`
  if (!row?.isPlaceable) return null
  const [places, allotments] = await Promise.all([
    heldStarts(q, bookingId),
    lockAllotments(q, { courseId: course.id, day }),
  ])
  const { isContracted } = row
  return instantReason({ isContracted, isAllotted: areAllotted(places, allotments, now) })
}

/** @throws Refusal when the time for the draft's code is over, whether its deadline has been worked off or not */
export function assertLive(draft: OwnBooking, now: Date): void {
  const isLive = draft.state === 'draft' && draft.draft_expires_at !== null && now < draft.draft_expires_at
  if (!isLive) throw new Refusal('otp.expiredForBooking')
}
