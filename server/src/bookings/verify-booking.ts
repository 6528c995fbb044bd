import type { Language } from '@teeviet/contract/rules/languages'
import { checkCode } from '../accounts/one-time-codes.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Member } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import { codeMatter } from './begin-booking.ts'
import { confirmAtOnce } from './confirm-at-once.ts'
import { type OwnBooking, ownBooking } from './own-booking.ts'
import { type BookingSent, sentAnswer } from './sent.ts'
import { transition } from './transition.ts'

/**
 * Sends a draft with its code; from here staff have their hour. Repeating it after success gives the booking again.
 * @throws Refusal for a wrong or expired code, in the words of booking dialogs; a draft that was dropped counts as expired
 */
export async function verifyBooking(
  ctx: Context,
  member: Member,
  { bookingId, code, lang }: { bookingId: number; code: string; lang: Language },
): Promise<BookingSent> {
  const draft = await ownBooking(ctx.q, member, bookingId)
  if (draft.requested_at) return sentAnswer(draft, lang, ctx.clock.now())
  assertLive(draft, ctx.clock.now())
  await checkCode(ctx, { ...codeMatter(member, bookingId, lang), code, wording: 'booking' })
  const now = ctx.clock.now()
  const confirmBy = new Date(now.getTime() + ctx.config.rules.staffConfirmation * 1000)
  return inTransaction(ctx.pool, async (q) => {
    const actor = { kind: 'member' as const, id: member.id }
    const moved = await transition(ctx, q, { bookingId, to: 'requested', actor, now, confirmBy })
    const [booking] = await Promise.all([ownBooking(q, member, bookingId)])
    if (!moved && !booking.requested_at) throw new Refusal('otp.expiredForBooking')
    const [instant] = await q<{ is: boolean }>`
      select b.amount_vnd is not null and (c.instant_confirmation or coalesce(o.instant_confirmation, false)) as is
      from bookings b join courses c on c.id = b.course_id left join offers o on o.id = b.offer_id
      where b.id = ${bookingId}`
    const placed = moved && instant?.is ? await confirmAtOnce(ctx, q, bookingId, now) : {}
    return sentAnswer({ ...booking, ...placed }, lang, now)
  })
}

/** @throws Refusal when the time for the draft's code is over, whether its deadline has been worked off or not */
export function assertLive(draft: OwnBooking, now: Date): void {
  const isLive = draft.state === 'draft' && draft.draft_expires_at !== null && now < draft.draft_expires_at
  if (!isLive) throw new Refusal('otp.expiredForBooking')
}
