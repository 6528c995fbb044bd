import { type EndReason, endingActor } from '@teeviet/contract/rules/bookings/end-reasons'
import type { Language } from '@teeviet/contract/rules/languages'
import { loadNotice } from '#bookings/booking/notice'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { cancelledFreeText, cancelledText } from '#platform/notifications/ending-texts'
import { bookingLink, walletLink } from '#platform/notifications/links'
import { queueMessage } from '#platform/notifications/outbox'
import * as texts from '#platform/notifications/refund-texts'
import type { NamedBooking } from '#platform/notifications/texts'
import type { Refund, RefundState } from './refund.ts'

/** The request has arrived: how much, and until when it will have been dealt with. */
export function notifyAsked(
  ctx: Context,
  q: Query,
  { bookingId, amountVnd, dueAt, now }: { bookingId: number; amountVnd: number; dueAt: Date; now: Date },
): Promise<void> {
  return notify(ctx, q, { bill_id: bookingId }, ({ lang, code }) =>
    texts.refundAskedText(lang, code, { amount: amountVnd, dueAt, now }),
  )
}

/**
 * Staff cancelled a paid booking that the club, or we, cannot take: actor and reason; the refund has its own message.
 */
export function notifyCancelled(
  ctx: Context,
  q: Query,
  {
    bookingId,
    reasonCode: code,
    reason,
  }: { bookingId: number; reasonCode: EndReason | null; reason: string },
): Promise<void> {
  const by = endingActor('staff', code) === 'operator' ? 'operator' : 'club'
  return notify(ctx, q, { bill_id: bookingId }, ({ lang, link, booking }) => {
    if (!booking) throw new Error('a cancellation without its booking')
    return cancelledText(lang, by, { booking, link, why: { code, words: reason, speaker: 'staff' } })
  })
}

/** Staff granted it: the due date, or that the golfer has to choose the target. */
export async function notifyAgreed(
  ctx: Context,
  q: Query,
  refund: Refund,
  state: RefundState,
  now: Date,
): Promise<void> {
  const { amount_vnd: amount, due_at: dueAt } = refund
  // the player who paid the share reads it on its page; the message about the no-show or the weather has said it
  if (refund.payer !== null || isAnnounced(refund)) return
  await notify(ctx, q, refund, ({ lang, code, link }) =>
    state === 'needs_target'
      ? texts.refundChooseText(lang, code, amount, link)
      : texts.refundAgreedText(lang, code, { amount, dueAt, now }),
  )
}

/** The money has left us, or the booking is cancelled without any. */
export async function notifyDone(
  ctx: Context,
  q: Query,
  refund: Refund,
  proof: string | null,
): Promise<void> {
  const { amount_vnd: amount, penalty_vnd: penalty, target } = refund
  if (refund.payer !== null || (isAnnounced(refund) && target === 'wallet')) return
  await notify(ctx, q, refund, ({ lang, code, booking }) => {
    if (amount === 0 && booking) {
      return penalty > 0 ? texts.cancelledWithoutRefundText(lang, booking) : cancelledFreeText(lang, booking)
    }
    if (target === 'wallet') return texts.refundToWalletText(lang, code, amount)
    return texts.refundSentText(lang, code, amount, proof ?? '')
  })
}

/** Refunds whose act has its own message. */
function isAnnounced({ cause }: Refund): boolean {
  return cause === 'no_show' || cause === 'weather'
}

/** Staff refused it; the bill shows the reason. */
export async function notifyRefused(ctx: Context, q: Query, refund: Refund): Promise<void> {
  await notify(ctx, q, refund, ({ lang, code, link }) => texts.refundRefusedText(lang, code, link))
}

/** Players did not come: what is kept of their price and what goes back; the bill says where to. */
export function notifyNoShow(ctx: Context, q: Query, bookingId: number, noShow: texts.NoShow): Promise<void> {
  return notify(ctx, q, { bill_id: bookingId }, ({ lang, code, link }) =>
    texts.noShowText(lang, code, noShow, link),
  )
}

/** The recorded weather gives a part of the price back; the bill says where to. */
export function notifyWeather(ctx: Context, q: Query, bookingId: number, amountVnd: number): Promise<void> {
  return notify(ctx, q, { bill_id: bookingId }, ({ lang, code, link }) =>
    texts.weatherText(lang, code, amountVnd, link),
  )
}

/** A no-show was recorded by mistake: what was announced is not paid back. */
export function notifyNoShowUndone(
  ctx: Context,
  q: Query,
  bookingId: number,
  amountVnd: number,
): Promise<void> {
  return notify(ctx, q, { bill_id: bookingId }, ({ lang, code, link }) =>
    texts.noShowUndoneText(lang, code, amountVnd, link),
  )
}

/**
 * The refund's code for the golfer: the booking's, or that of the top-up it was for; `link` leads to the bill or the
 * wallet page.
 */
type RefundNotice = {
  lang: Language
  phone: string | null
  code: string
  link: string
  booking: NamedBooking | null
}
type Which = { bill_id: number | null; payment_id?: number | null }

// In the booking's language, or the golfer's; no message is sent without a golfer, or after the account was deleted.
async function notify(
  ctx: Context,
  q: Query,
  refund: Which,
  textOf: (notice: RefundNotice) => string,
): Promise<void> {
  const notice =
    refund.bill_id === null
      ? await ofTopUp(ctx, q, refund.payment_id ?? null)
      : await ofBooking(ctx, q, refund.bill_id)
  if (!notice?.phone) return
  const bookingId = refund.bill_id === null ? {} : { bookingId: refund.bill_id }
  await queueMessage(ctx, q, { phone: notice.phone, text: textOf(notice), kind: 'booking', ...bookingId })
}

async function ofBooking({ config }: Context, q: Query, bookingId: number): Promise<RefundNotice> {
  const { lang, phone, named } = await loadNotice(q, bookingId)
  return { lang, phone, code: named.code, link: bookingLink(config.publicUrl, bookingId), booking: named }
}

async function ofTopUp(
  { config }: Context,
  q: Query,
  paymentId: number | null,
): Promise<RefundNotice | null> {
  const [notice] = await q<Omit<RefundNotice, 'booking' | 'link'>>`
    select m.language as lang, m.phone, p.reference as code from payments p join members m on m.id = p.member_id
    where p.id = ${paymentId}`
  return notice ? { ...notice, link: walletLink(config.publicUrl), booking: null } : null
}
