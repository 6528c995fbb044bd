import type { Clocks } from '#bookings/booking/deadlines'
import { loadNotice } from '#bookings/booking/notice'
import { recordEvent, system } from '#bookings/booking/record-event'
import { writePartHold, writePayBy } from '#bookings/booking/rows/change-booking'
import { askedNow } from '#bookings/booking/rows/deposit'
import { announce } from '#bookings/booking/transition'
import { extendTransfers } from '#money/payments/extend-transfers'
import { moneyHeld } from '#money/payments/money-held'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { partHeldText } from '#platform/notifications/ending-texts'
import { bookingLink } from '#platform/notifications/links'
import { queueMessage } from '#platform/notifications/outbox'

export type PartlyPaid = Clocks & {
  id: number
  tee_time_at: Date | null
  part_hold: 'undecided' | 'decided' | null
}

/**
 * Holds a partly paid order whose payment window ends, once, while staff decide about it: the window becomes longer by
 * the configured time, at most to the tee time, the rest pays until then, and the golfer gets the new deadline by SMS.
 * The row of the booking is locked.
 * @returns whether it is held; otherwise its window is over
 */
export async function holdPartlyPaid(
  ctx: Context,
  q: Query,
  booking: PartlyPaid,
  now: Date,
): Promise<boolean> {
  const { id, pay_by: payBy, part_hold, tee_time_at: teeTime } = booking
  if (part_hold !== null || payBy === null) return false
  const end = payBy.getTime() + ctx.config.rules.partlyPaidDecision * 1000
  const until = new Date(Math.min(end, teeTime?.getTime() ?? end))
  if (until <= now) return false
  const { shortVnd } = await moneyHeld(q, id)
  if (shortVnd === 0) return false
  await writePayBy(q, id, until)
  await writePartHold(q, id, 'undecided')
  await extendTransfers(q, id, until)
  const reason = 'partly paid: held while staff decide'
  await recordEvent(q, { bookingId: id, from: 'placed', to: 'placed', actor: system, reason, at: now })
  await announce(ctx, q, { ...booking, pay_by: until })
  ctx.log.warn({ bookingId: id }, 'a partly paid order waits for a decision')
  const { amount, phone, lang, named, deposit } = await loadNotice(q, id)
  if (!phone || amount === null) return true
  const link = bookingLink(ctx.config.publicUrl, id)
  const rest = { amount: askedNow(amount, deposit, shortVnd) - shortVnd, payBy: until, now, link }
  const text = partHeldText(lang, named, rest)
  await queueMessage(ctx, q, { phone, text, kind: 'booking', bookingId: id, expiresAt: until })
  return true
}
