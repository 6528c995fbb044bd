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
import { escalate } from './escalate.ts'

export type PartlyPaid = Clocks & {
  id: number
  tee_time_at: Date | null
  part_hold: 'undecided' | 'decided' | null
}

/**
 * Holds a partly paid order whose payment window ends, while staff decide about it: the window becomes longer by the
 * configured time, and when nothing is decided by then, up to the tee time, so that places which are paid for in part are
 * never sold to others without a decision. The rest pays until then. The golfer gets the first new deadline by SMS, and
 * the person on duty an alarm when nothing was decided by it. The row of the booking is locked.
 * @returns whether it is held; otherwise its window is over
 */
export async function holdPartlyPaid(
  ctx: Context,
  q: Query,
  booking: PartlyPaid,
  now: Date,
): Promise<boolean> {
  const { id, pay_by: payBy, part_hold, tee_time_at: teeTime } = booking
  if (part_hold === 'decided' || payBy === null) return false
  const decideBy = new Date(payBy.getTime() + ctx.config.rules.partlyPaidDecision * 1000)
  const isUndecided = part_hold === 'undecided' || decideBy <= now
  const until = teeTime && (isUndecided || teeTime < decideBy) ? teeTime : decideBy
  if (until <= now) return false
  const { shortVnd } = await moneyHeld(q, id)
  if (shortVnd === 0) return false
  await writePayBy(q, id, until)
  await writePartHold(q, id, 'undecided')
  await extendTransfers(q, id, until)
  const reason = isUndecided ? 'partly paid: held without a decision' : 'partly paid: held while staff decide'
  await recordEvent(q, { bookingId: id, from: 'placed', to: 'placed', actor: system, reason, at: now })
  await announce(ctx, q, { ...booking, pay_by: until })
  ctx.log.warn({ bookingId: id }, 'a partly paid order waits for a decision')
  if (isUndecided) await escalate(ctx, q, { bookingId: id, alarm: 'dutyPartlyPaid', now })
  if (part_hold === 'undecided') return true
  const { amount, phone, lang, named, deposit } = await loadNotice(q, id)
  if (!phone || amount === null) return true
  const link = bookingLink(ctx.config.publicUrl, id)
  const rest = { amount: askedNow(amount, deposit, shortVnd) - shortVnd, payBy: until, now, link }
  const text = partHeldText(lang, named, rest)
  await queueMessage(ctx, q, { phone, text, kind: 'booking', bookingId: id, expiresAt: until })
  return true
}
