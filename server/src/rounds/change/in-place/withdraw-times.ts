import { loadNotice } from '#bookings/booking/notice'
import { writePayBy } from '#bookings/booking/rows/change-booking'
import { announce } from '#bookings/booking/transition'
import { loadChangeable } from '#bookings/change/load-changeable'
import { closeOffer } from '#bookings/counter-offers/close-offer'
import { extendTransfers } from '#money/payments/extend-transfers'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { changeDroppedText } from '#platform/notifications/change-texts'
import { bookingLink } from '#platform/notifications/links'
import { queueMessage } from '#platform/notifications/outbox'
import { paymentWindow } from './payment-window.ts'

/**
 * Takes back the other times on offer for a confirmed, ordered or paid booking, whose row is locked: it stays as it was, an
 * order with a new payment window, and the golfer gets one SMS.
 *
 * @returns false without such an offer
 */
export async function withdrawTimes(ctx: Context, q: Query, bookingId: number, now: Date): Promise<boolean> {
  if (!(await closeOffer(q, bookingId, { to: 'withdrawn', now }))) return false
  const booking = await loadChangeable(q, bookingId)
  const { state, startsAt } = booking
  const pay_by = state === 'placed' && startsAt ? paymentWindow(ctx, startsAt, now) : booking.pay_by
  if (state === 'placed' && pay_by) {
    await writePayBy(q, bookingId, pay_by)
    await extendTransfers(q, bookingId, pay_by)
  }
  await announce(ctx, q, { ...booking, pay_by })
  const { phone, lang, named } = await loadNotice(q, bookingId)
  if (!phone) return true
  const text = changeDroppedText(lang, named.code, 'withdrawn', bookingLink(ctx.config.publicUrl, bookingId))
  await queueMessage(ctx, q, { phone, text, kind: 'booking', bookingId })
  return true
}
