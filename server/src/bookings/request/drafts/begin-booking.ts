import type { Language } from '@teeviet/contract/rules/languages'
import { issueCode } from '#identity/codes/one-time-codes'
import { hasLoginProof } from '#identity/sessions/sessions'
import type { Member } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { inTransaction } from '#platform/database/transaction'
import { claimRequest, type IdempotentRequest, storeAnswer } from '#platform/http/idempotency'
import { flightsOn } from '../../booking/flights.ts'
import { type BookingSent, readSent, sentAnswer } from '../../booking/sent.ts'
import { takeQuantity } from '../../holds/take-quantity.ts'
import { type BookingFields, parseBookingRequest } from '../../pricing/parse-booking-request.ts'
import { Answered, repeatable } from '../answered.ts'
import { prepareBooking } from '../prepare-booking.ts'
import { lockRequestsOf } from '../request-limits.ts'
import { storeBooking } from '../store-booking.ts'
import { dropDrafts } from './drafts.ts'

type Beginning = { lang: Language; idempotency: IdempotentRequest | null; withLogin?: boolean }

export type BookingBegun = BookingSent & { general_bill_id: number; time: number }

/**
 * Begins a booking that is sent with a one-time code: a draft that holds its places (as far as the golfer may hold them
 * unpaid) for 15 minutes, and the code by SMS to the golfer's own phone. With `withLogin`, a login by code minutes ago
 * saves the second one: `time` is 0. An earlier draft of the golfer is discarded, so that an abandoned draft never blocks
 * the golfer.
 *
 * @throws Refusal with the message of the violated rule; nothing has been taken then
 */
export async function beginBooking(
  ctx: Context,
  member: Member,
  fields: BookingFields,
  { lang, idempotency, withLogin = false }: Beginning,
): Promise<BookingBegun> {
  const now = ctx.clock.now()
  const request = parseBookingRequest(fields, now, lang)
  const draftExpiresAt = new Date(now.getTime() + ctx.config.rules.draft * 1000)
  const work = () =>
    inTransaction(ctx.pool, async (q) => {
      const earlierAnswer = await claimRequest(q, idempotency, now)
      if (earlierAnswer) throw new Answered(earlierAnswer.answer)
      await lockRequestsOf(q, member.id)
      await dropDrafts(ctx, q, member, { reason: 'begun anew', now })
      const { id, decision } = await prepareBooking(ctx, q, member, request, { idempotency: null, now })
      const draft = {
        id,
        member,
        actor: { kind: 'member' as const, id: member.id },
        request,
        decision,
        lang,
        now,
        draftExpiresAt,
        confirmBy: null,
        holdUntil: null,
      }
      const { course, offer, places, players, price, unheldFor } = decision
      await Promise.all([
        takeQuantity(q, places && offer, request.players.length, unheldFor !== null),
        storeBooking(ctx, q, { ...draft, channel: 'booking_now' }),
      ])
      const isProved = withLogin && (await hasLoginProof(ctx, q, member.sessionId))
      const { seconds } = isProved ? { seconds: 0 } : await issueCode(ctx, q, codeMatter(member, id, lang))
      const sent = sentAnswer(
        {
          id,
          state: 'draft',
          play_date: request.day,
          tee_time_at: places?.[0]?.starts_at ?? null,
          flights: flightsOn(
            places,
            players.map(({ name }) => name),
          ),
          player_count: request.players.length,
          amount_vnd: price.total,
          course,
          confirm_by: null,
          pay_by: null,
          unheld_for: unheldFor,
          hold_until: null,
          overdue_at: null,
        },
        lang,
        now,
      )
      const answer = { ...sent, general_bill_id: id, time: seconds }
      await storeAnswer(q, idempotency, answer)
      return answer
    })
  return repeatable(work, (earlierAnswer) => readBegun(ctx, earlierAnswer, now))
}

/** The subject a draft's code approves: this booking, by this phone. */
export function codeMatter(member: Member, bookingId: number, lang: Language) {
  return { phone: member.phone, purpose: 'booking' as const, subject: String(bookingId), lang }
}

function readBegun(ctx: Context, earlierAnswer: unknown, now: Date): BookingBegun {
  const sent = readSent(earlierAnswer, now)
  // A draft that needed no code still needs none.
  const isProved = Object(earlierAnswer).time === 0
  return { ...sent, general_bill_id: sent.id_general_bill, time: isProved ? 0 : ctx.config.rules.otp }
}
