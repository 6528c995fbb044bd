import type { Language } from '@teeviet/contract/rules/languages'
import { checkCode, issueCode } from '../accounts/one-time-codes.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Member } from '../http/actor.ts'
import type { IdempotentRequest } from '../http/idempotency.ts'
import { previewBooking } from './preview.ts'
import type { BookingFields } from './read-wish.ts'
import { requestBooking } from './request.ts'
import type { BookingSent } from './sent.ts'

/** The fast order asks for its code before there is a booking, so the code approves the golfer's next fast order. */
const matter = (member: Member) => ({
  phone: member.phone,
  purpose: 'booking' as const,
  subject: 'fast-order',
})

/** Sends the code of the fast order to the golfer's own phone; gives how many seconds it is valid. */
export function issueFastOrderCode(
  ctx: Context,
  member: Member,
  lang: Language,
): Promise<{ seconds: number }> {
  return inTransaction(ctx.pool, (q) => issueCode(ctx, q, { ...matter(member), lang }))
}

/**
 * Sends the booking with its code. The code is used up by it, so what stands against the booking is looked for first,
 * and a repeat of an answered request never asks for the code again.
 *
 * @throws Refusal of the booking, or for a wrong or expired code
 */
export async function sendFastOrder(
  ctx: Context,
  member: Member,
  fields: BookingFields & { otp_code: string },
  { lang, idempotency }: { lang: Language; idempotency: IdempotentRequest | null },
): Promise<BookingSent> {
  const sending = { channel: 'fast_order' as const, lang, idempotency }
  if (!(await isAnswered(ctx, idempotency))) {
    await previewBooking(ctx, fields, { lang, member })
    await checkCode(ctx, { ...matter(member), code: fields.otp_code, wording: 'booking' })
  }
  return requestBooking(ctx, member, fields, sending)
}

async function isAnswered({ q }: Context, idempotency: IdempotentRequest | null): Promise<boolean> {
  if (!idempotency) return false
  const { caller, key, hash } = idempotency
  const [kept] = await q`
    select from idempotency_keys where caller = ${caller} and key = ${key} and request_hash = ${hash}`
  return kept !== undefined
}
