import type { Language } from '@teeviet/contract/rules/languages'
import { issueCode } from '#identity/codes/one-time-codes'
import type { Member } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { inTransaction } from '#platform/database/transaction'
import { ownBooking } from '../../booking/own-booking.ts'
import { codeMatter } from './begin-booking.ts'
import { assertLive } from './verify-booking.ts'

/**
 * Sends a new code for a draft, to the golfer's own phone; the earlier one is void.
 * @returns how many seconds it is valid
 * @throws Refusal when the draft is another golfer's, was dropped or sent, and when the last code is too young
 */
export function resendBookingCode(
  ctx: Context,
  member: Member,
  { bookingId, lang }: { bookingId: number; lang: Language },
): Promise<{ seconds: number }> {
  return inTransaction(ctx.pool, async (q) => {
    assertLive(await ownBooking(q, member, bookingId, { lock: true }), ctx.clock.now())
    return issueCode(ctx, q, codeMatter(member, bookingId, lang))
  })
}
