import { loadNotice } from '#bookings/booking/notice'
import { announce } from '#bookings/booking/transition'
import { loadChangeable } from '#bookings/change/load-changeable'
import { closeOffer } from '#bookings/counter-offers/close-offer'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { changeDroppedText } from '#platform/notifications/changes/change-texts'
import { bookingLink } from '#platform/notifications/links'
import { queueMessage } from '#platform/notifications/outbox'
import { restartPaymentWindow } from '../payment-window/payment-window.ts'
import { stillDue } from '../payment-window/still-due.ts'

/**
 * Takes back the other times on offer for a confirmed, ordered or paid booking, whose row is locked: it stays as it was, an
 * order with a new payment window, and the golfer gets one SMS.
 *
 * @returns false without such an offer
 */
export async function withdrawTimes(ctx: Context, q: Query, bookingId: number, now: Date): Promise<boolean> {
  if (!(await closeOffer(q, bookingId, { to: 'withdrawn', now }))) return false
  const booking = await loadChangeable(q, bookingId)
  const pay_by = await restartPaymentWindow(ctx, q, booking, now)
  await announce(ctx, q, { ...booking, pay_by })
  const notice = await loadNotice(q, bookingId)
  const { phone, lang, named } = notice
  if (!phone) return true
  const link = bookingLink(ctx.config.publicUrl, bookingId)
  const text = changeDroppedText(lang, named.code, 'withdrawn', link, await stillDue(q, booking, notice, now))
  await queueMessage(ctx, q, { phone, text, kind: 'booking', bookingId })
  return true
}
