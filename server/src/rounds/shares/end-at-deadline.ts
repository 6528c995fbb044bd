import { loadNotice } from '#bookings/booking/notice'
import { system } from '#bookings/booking/record-event'
import { endUnpaidBooking } from '#bookings/steps/end-unpaid-booking'
import { moneyHeld } from '#money/payments/money-held'
import { readSplit } from '#money/payments/shares/read-split'
import { returnShares } from '#money/refunds/returns/return-shares'
import { coverRest } from '#money/wallet/cover-rest'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { bookingLink } from '#platform/notifications/links'
import { queueMessage } from '#platform/notifications/outbox'
import { sharesReturnedText } from '#platform/notifications/share-texts'

/**
 * Applies the golfer's own rule at the deadline of a split bill, whose booking is locked: the wallet covers what is
 * missing, if it has enough, or the booking expires and every share goes back in full. All of it is one transaction, so
 * that a share that arrives at the same moment is either part of the bill or goes back.
 *
 * @param mayCover false when the wallet turned out to have less than it seemed
 * @returns false for a bill that is not split; nothing was changed then
 */
export async function endSplitAtDeadline(
  ctx: Context,
  q: Query,
  bookingId: number,
  { mayCover, now }: { mayCover: boolean; now: Date },
): Promise<boolean> {
  const split = await readSplit(q, bookingId)
  if (split?.state !== 'open') return false
  if (mayCover && split.atDeadline === 'cover' && (await coverRest(ctx, q, bookingId, { now }))) return true
  const { sharesVnd } = await moneyHeld(q, bookingId)
  const ending = { bookingId, to: 'expired', actor: system, reasonCode: 'not_paid', now } as const
  if (!(await endUnpaidBooking(ctx, q, ending))) return true
  await returnShares(ctx, q, bookingId, now)
  const { phone, lang, named } = await loadNotice(q, bookingId)
  if (!phone) return true
  const text = sharesReturnedText(lang, named.code, {
    amount: sharesVnd,
    link: bookingLink(ctx.config.publicUrl, bookingId),
  })
  await queueMessage(ctx, q, { phone, text, kind: 'booking', bookingId })
  return true
}
