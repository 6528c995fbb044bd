import { loadNotice } from '#bookings/booking/notice'
import { askedNow } from '#bookings/booking/rows/deposit'
import { notifyChanged } from '#bookings/booking/transition'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { bookingLink } from '#platform/notifications/links'
import { queueMessage } from '#platform/notifications/outbox'
import { partTakenText } from '#platform/notifications/texts'
import { moneyHeld } from '../payments/money-held.ts'

/** Notifies the golfer by SMS of a part (VND) that the counter took and of what is still due, and the consoles. */
export async function notifyPart(
  ctx: Context,
  q: Query,
  { billId, amountVnd, now }: { billId: number; amountVnd: number; now: Date },
): Promise<void> {
  await notifyChanged(q, { id: billId, state: 'placed' })
  const { amount, payBy, phone, lang, named, deposit } = await loadNotice(q, billId)
  if (!phone || amount === null || payBy === null) return
  const { shortVnd } = await moneyHeld(q, billId)
  const link = bookingLink(ctx.config.publicUrl, billId)
  const rest = { amount: askedNow(amount, deposit, shortVnd) - shortVnd, payBy, now, link }
  const text = partTakenText(lang, named.code, amountVnd, rest)
  await queueMessage(ctx, q, { phone, text, kind: 'booking', bookingId: billId, expiresAt: payBy })
}
