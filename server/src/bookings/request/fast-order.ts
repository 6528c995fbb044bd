import type { Language } from '@teeviet/contract/rules/languages'
import { type CodeVerdict, codeRefusal, issueCode, judgeCode } from '#identity/codes/one-time-codes'
import { hasLoginProof } from '#identity/sessions/sessions'
import type { Member } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { inTransaction } from '#platform/database/transaction'
import { claimRequest, forgetRequest, type IdempotentRequest } from '#platform/http/idempotency'
import { type BookingSent, readSent } from '../booking/sent.ts'
import { type BookingFields, parseBookingRequest } from '../pricing/parse-booking-request.ts'
import { Answered, repeatable } from './answered.ts'
import { prepareBooking } from './prepare-booking.ts'
import { sendPrepared } from './request.ts'
import { lockRequestsOf } from './request-limits.ts'

/** The fast order asks for its code before there is a booking, so the code approves the golfer's next fast order. */
const matter = (member: Member) => ({
  phone: member.phone,
  purpose: 'booking' as const,
  subject: 'fast-order',
})

/** Sends the code of the fast order to the golfer's own phone; returns its validity in seconds. */
export function issueFastOrderCode(
  ctx: Context,
  member: Member,
  lang: Language,
): Promise<{ seconds: number }> {
  return inTransaction(ctx.pool, (q) => issueCode(ctx, q, { ...matter(member), lang }))
}

/**
 * Sends the booking with its code, or `with_login` by that of a login minutes ago. The code is used up by the very step
 * that sends the booking: a booking that is refused leaves it good, and a repeat of a request, also of one still under
 * way, never asks for it again.
 *
 * @throws Refusal of the booking, or for a wrong or expired code
 */
export async function sendFastOrder(
  ctx: Context,
  member: Member,
  fields: BookingFields & { otp_code: string; with_login?: number | undefined },
  { lang, idempotency }: { lang: Language; idempotency: IdempotentRequest | null },
): Promise<BookingSent> {
  const now = ctx.clock.now()
  const request = parseBookingRequest(fields, now, lang)
  const work = () =>
    inTransaction(ctx.pool, async (q) => {
      const earlierAnswer = await claimRequest(q, idempotency, now)
      if (earlierAnswer) throw new Answered(earlierAnswer.answer)
      await lockRequestsOf(q, member.id)
      const isProved = fields.with_login === 1 && (await hasLoginProof(ctx, q, member.sessionId))
      const verdict = isProved
        ? 'right'
        : await judgeCode(ctx, q, { ...matter(member), code: fields.otp_code })
      if (verdict !== 'right') {
        // the try is counted, the request is not answered: the same one may come again with another code
        await forgetRequest(q, idempotency)
        return verdict
      }
      const prepared = await prepareBooking(ctx, q, member, request, { idempotency: null, now })
      return sendPrepared(ctx, q, prepared, {
        channel: 'fast_order',
        lang,
        idempotency,
        member,
        request,
        now,
      })
    })
  const result = await repeatable<BookingSent | Exclude<CodeVerdict, 'right'>>(work, (earlierAnswer) =>
    readSent(earlierAnswer, now),
  )
  if (typeof result === 'string') throw codeRefusal(result, 'booking')
  return result
}
