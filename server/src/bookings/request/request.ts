import type { Language } from '@teeviet/contract/rules/languages'
import type { Member } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { type IdempotentRequest, storeAnswer } from '#platform/http/idempotency'
import { bookingCode } from '../booking/codes.ts'
import { flightsOn } from '../booking/flights.ts'
import { courseName } from '../booking/load-course.ts'
import { type Actor, system } from '../booking/record-event.ts'
import { type DepositRow, writeDeposit } from '../booking/rows/deposit.ts'
import { type BookingSent, readSent, sentAnswer } from '../booking/sent.ts'
import { clubLanguage, sendQuestion } from '../club-requests/ask-club.ts'
import { takeQuantity } from '../holds/take-quantity.ts'
import {
  type BookingFields,
  type BookingRequest,
  parseBookingRequest,
} from '../pricing/parse-booking-request.ts'
import { confirmAtOnce } from '../steps/confirm-at-once.ts'
import { holdEnd } from '../steps/hold-end.ts'
import { notifyUnheld } from '../steps/notify-unheld.ts'
import { repeatable } from './answered.ts'
import { type Booker, type PreparedBooking, prepareBooking } from './prepare-booking.ts'
import { type Channel, storeBooking } from './store-booking.ts'

export type Sending = { channel: Channel; lang: Language; idempotency: IdempotentRequest | null }

/**
 * Sends a booking request: takes the places, fixes price and refund tiers, and queues it for staff, who have an hour.
 * With instant confirmation, by the course, the offer or an allotment, it is placed on arrival. A repeat of the same request returns the first answer.
 *
 * @throws Refusal with the message of the violated rule; nothing has been taken then
 */
export async function requestBooking(
  ctx: Context,
  member: Member,
  fields: BookingFields,
  sending: Sending,
): Promise<BookingSent> {
  const now = ctx.clock.now()
  const request = parseBookingRequest(fields, now, sending.lang)
  const work = () =>
    inTransaction(ctx.pool, async (q) => {
      const prepared = await prepareBooking(ctx, q, member, request, {
        idempotency: sending.idempotency,
        now,
      })
      return sendPrepared(ctx, q, prepared, { ...sending, member, request, now })
    })
  return repeatable(work, (earlierAnswer) => readSent(earlierAnswer, now))
}

/**
 * Stores a decided request, puts it before staff (or places it at once) and keeps its answer. One that staff made, the
 * `actor`, is confirmed and placed at once in their name; with `isPaidNow` the golfer is not asked to pay, because the
 * caller takes the money in the same transaction, or asks by itself. `payWithin` are the seconds of another payment
 * window, for an order that is placed at once.
 */
export async function sendPrepared(
  ctx: Context,
  q: Query,
  { id, decision }: PreparedBooking,
  {
    member,
    request,
    channel,
    lang,
    idempotency,
    now,
    actor = { kind: 'member', id: member.id },
    isPaidNow = false,
    payWithin,
    deposit = null,
  }: Sending & {
    member: Booker
    request: BookingRequest
    now: Date
    actor?: Actor
    isPaidNow?: boolean
    payWithin?: number
    deposit?: DepositRow | null
  },
): Promise<BookingSent> {
  const { course, offer, places, players, price, unheldFor } = decision
  const isByStaff = actor.kind === 'staff'
  const isAtOnce = decision.instantReason !== null || isByStaff
  const confirmBy = new Date(now.getTime() + ctx.config.rules.staffConfirmation * 1000)
  const teeTimeAt = places?.[0]?.starts_at ?? null
  const holdUntil = unheldFor ? null : holdEnd(ctx.config.rules, teeTimeAt, confirmBy)
  const booking = {
    id,
    member,
    actor,
    request,
    decision,
    channel,
    lang,
    now,
    draftExpiresAt: null,
    confirmBy,
    holdUntil,
  }
  const sent = {
    id,
    state: 'requested' as const,
    play_date: request.day,
    tee_time_at: teeTimeAt,
    flights: flightsOn(
      places,
      players.map(({ name }) => name),
    ),
    player_count: request.players.length,
    amount_vnd: price.total,
    course,
    confirm_by: confirmBy,
    pay_by: null,
    unheld_for: unheldFor,
    hold_until: holdUntil,
    overdue_at: null,
  }
  const answer = sentAnswer(sent, lang, now)
  const named = {
    code: bookingCode(id),
    course: courseName(course, clubLanguage),
    playDate: request.day,
    teeTimeAt,
  }
  const question = { bookingId: id, named: { ...named, flights: sent.flights }, players: players.length, now }
  await Promise.all([
    takeQuantity(q, places && offer, request.players.length, unheldFor !== null),
    storeBooking(ctx, q, booking),
    unheldFor && notifyUnheld(ctx, q, id, now),
    isAtOnce ? null : sendQuestion(ctx, q, { ...question, contacts: course.club_contacts }),
    isAtOnce ? null : storeAnswer(q, idempotency, answer),
  ])
  if (!isAtOnce) return answer
  if (deposit) await writeDeposit(q, id, deposit)
  const confirmation = isByStaff ? { actor, reason: null } : { actor: system, reason: decision.instantReason }
  const placed = sentAnswer(
    {
      ...sent,
      ...(await confirmAtOnce(ctx, q, id, {
        ...confirmation,
        now,
        isPaidNow,
        ...(payWithin && { payWithin }),
      })),
    },
    lang,
    now,
  )
  await storeAnswer(q, idempotency, placed)
  return placed
}
