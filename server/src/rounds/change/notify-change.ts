import { loadNotice } from '#bookings/booking/notice'
import { newsOf } from '#bookings/change/change-news'
import type { PlannedChange } from '#bookings/change/plan-change'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { bookingChangedText, changeOfferedText } from '#platform/notifications/changes/change-texts'
import { bookingLink } from '#platform/notifications/links'
import { queueMessage } from '#platform/notifications/outbox'
import { stillDue } from './payment-window/still-due.ts'

type Changed = {
  booking: Pick<PlannedChange['booking'], 'id'>
  before: PlannedChange['before']
  after: PlannedChange['after']
}

/**
 * Sends the golfer one SMS: the booking was changed, with what it costs now (VND), or until when it must be paid where
 * its payment window has started again.
 *
 * @param restartedAt when that was
 */
export async function notifyChanged(
  ctx: Context,
  q: Query,
  { booking, before, after }: Changed & { booking: Pick<PlannedChange['booking'], 'state'> },
  restartedAt: Date | null = null,
): Promise<void> {
  const notice = await loadNotice(q, booking.id)
  const { phone, lang, named } = notice
  if (!phone) return
  const news = { ...newsOf(before, after), amount: after.amount_vnd }
  const due = restartedAt && (await stillDue(q, booking, notice, restartedAt))
  const text = bookingChangedText(lang, named.code, news, bookingLink(ctx.config.publicUrl, booking.id), due)
  await queueMessage(ctx, q, { phone, text, kind: 'booking', bookingId: booking.id })
}

/** Sends the golfer one SMS: the change is held until its difference (VND) is paid. */
export async function notifyOffered(
  ctx: Context,
  q: Query,
  { booking: { id: bookingId }, before, after }: Changed,
  { dueVnd, payBy, now }: { dueVnd: number; payBy: Date; now: Date },
): Promise<void> {
  const { phone, lang, named } = await loadNotice(q, bookingId)
  if (!phone) return
  const news = { ...newsOf(before, after), amount: dueVnd, payBy, now }
  const text = changeOfferedText(lang, named.code, news, bookingLink(ctx.config.publicUrl, bookingId))
  await queueMessage(ctx, q, { phone, text, kind: 'booking', bookingId })
}
