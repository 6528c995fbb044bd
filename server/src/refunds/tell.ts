import { loadNotice, type Notice } from '../bookings/notice.ts'
import type { Context } from '../context.ts'
import type { Query } from '../database/sql.ts'
import { bookingLink } from '../notifications/links.ts'
import { queueMessage } from '../notifications/outbox.ts'
import * as texts from '../notifications/refund-texts.ts'
import type { Refund, RefundState } from './refund.ts'

/** The request has arrived: how much, and until when it will have been dealt with. */
export function tellAsked(
  ctx: Context,
  q: Query,
  { bookingId, amountVnd, dueAt, now }: { bookingId: number; amountVnd: number; dueAt: Date; now: Date },
): Promise<void> {
  return tell(ctx, q, bookingId, ({ lang, named }) =>
    texts.refundAskedText(lang, named.code, { amount: amountVnd, dueAt, now }),
  )
}

/** Staff agreed: until when the money is back, or that the golfer has to say where it goes. */
export async function tellAgreed(
  ctx: Context,
  q: Query,
  { bill_id, amount_vnd: amount, due_at: dueAt }: Refund,
  state: RefundState,
  now: Date,
): Promise<void> {
  await tell(ctx, q, bill_id, ({ lang, named }, link) =>
    state === 'needs_target'
      ? texts.refundChooseText(lang, named.code, amount, link)
      : texts.refundAgreedText(lang, named.code, { amount, dueAt, now }),
  )
}

/** The money has left us, or the booking is cancelled without any. */
export async function tellDone(ctx: Context, q: Query, refund: Refund, proof: string | null): Promise<void> {
  const { bill_id, amount_vnd: amount, target } = refund
  await tell(ctx, q, bill_id, ({ lang, named }) => {
    if (amount === 0) return texts.cancelledWithoutRefundText(lang, named)
    if (target === 'wallet') return texts.refundToWalletText(lang, named.code, amount)
    return texts.refundSentText(lang, named.code, amount, proof ?? '')
  })
}

/** Staff refused; the bill says why. */
export async function tellRefused(ctx: Context, q: Query, { bill_id }: Refund): Promise<void> {
  await tell(ctx, q, bill_id, ({ lang, named }, link) => texts.refundRefusedText(lang, named.code, link))
}

// In the booking's language; nobody is told about money of nobody, or after the account was deleted.
async function tell(
  ctx: Context,
  q: Query,
  bookingId: number | null,
  textOf: (notice: Notice, link: string) => string,
): Promise<void> {
  if (bookingId === null) return
  const notice = await loadNotice(q, bookingId)
  if (!notice.phone) return
  const text = textOf(notice, bookingLink(ctx.config.publicUrl, bookingId))
  await queueMessage(ctx, q, { phone: notice.phone, text, kind: 'booking', bookingId })
}
