import type { EndReason } from '@teeviet/contract/rules/bookings/end-reasons'
import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { refundCode } from '#bookings/booking/codes'
import { type Actor, recordEvent } from '#bookings/booking/record-event'
import { transition } from '#bookings/booking/transition'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import { notify } from '#platform/database/listen'
import type { Query } from '#platform/database/sql'
import { nextRefundId } from './next-id.ts'
import { notifyAsked, notifyCancelled } from './notify-golfer.ts'
import { currentRefundTier, hasBegun, partsLeft, wholeLeft } from './quote/cancel-quote.ts'
import { loadPaid } from './quote/load-paid.ts'
import { type Part, refundOf } from './quote/parts.ts'
import { refundDueAt } from './refund-due.ts'
import { recordStep } from './send/record-step.ts'
import { readTarget, type TargetFields, targetsOf } from './send/targets.ts'

/** The cancelled part of a paid booking: all of it, one player, or one service. */
export type CancelledPart = { kind: 'booking' | 'player' | 'service'; id: number }

export type AskedRefund = {
  bookingId: number
  memberId: number
  what: CancelledPart
  /** The amount shown to the golfer, in VND. */
  expected?: number | undefined
  target: TargetFields
  reason: string
  reasonCode?: EndReason | undefined
  actor: Actor
  /**
   * Everything but the fee is refunded, whatever the refund tiers: the club cannot take the booking, or the golfer undoes
   * it right after paying.
   */
  inFull?: 'forClub' | 'undone'
  now: Date
}

/**
 * Requests the refund of a paid booking whose row is locked. The amount is fixed here, by the current refund tier;
 * staff decide whether it is paid, never its amount. From the tee time on only a full cancellation by the club is
 * refunded. While a part waits for staff, other parts and the rest can be requested beside it.
 *
 * @returns the refund's number
 * @throws Refusal `booking.cannotCancel` when there is nothing to cancel, `refund.teeTimeBegun`,
 *   `booking.cancelQuoteChanged` when the golfer was shown another amount, and those of `readTarget`
 */
export async function askRefund(ctx: Context, q: Query, asked: AskedRefund): Promise<number> {
  const { bookingId, memberId, what, reason, actor, now } = asked
  const reasonCode = asked.reasonCode ?? null
  const { booking, payment } = await loadPaid(q, bookingId)
  const refundTier = currentRefundTier(booking, now)
  const part = partOf(what, [wholeLeft(booking), ...partsLeft(booking)])
  if (!refundTier || !part) throw new Refusal('booking.cannotCancel')
  if (!asked.inFull && hasBegun(booking, now)) throw new Refusal('refund.teeTimeBegun')
  const full = { ...refundTier, refund_percent: 100, refund_vnd: part.valueVnd }
  const { amountVnd, premiumVnd } = refundOf(part, asked.inFull ? full : refundTier)
  if (asked.expected !== undefined && asked.expected !== amountVnd) {
    throw new Refusal('booking.cancelQuoteChanged', { amount: formatMoney(amountVnd) })
  }
  const target = amountVnd > 0 ? readTarget(asked.target, targetsOf(ctx, payment?.method ?? null)) : null
  const bank = target?.kind === 'bank' ? target : null
  const dueAt = await refundDueAt(q, now)
  const id = await nextRefundId(q)
  await q`
    insert into refunds (id, code, member_id, bill_id, cause, booking_player_id, service_id, payment_id, state, amount_vnd,
      penalty_vnd, fee_kept_vnd, premium_vnd, reason, reason_code, target, bank_bin, account_number, account_name, is_undo, requested_at, due_at)
    overriding system value
    values (${id}, ${refundCode(id)}, ${memberId}, ${bookingId}, ${part.kind}, ${part.kind === 'player' ? part.id : null},
      ${part.kind === 'service' ? part.id : null}, ${payment?.id ?? null}, 'requested', ${amountVnd},
      ${part.valueVnd - amountVnd}, ${part.kind === 'booking' ? (payment?.feeVnd ?? 0) : 0}, ${premiumVnd}, ${reason || null}, ${reasonCode},
      ${target?.kind ?? null}, ${bank?.bin ?? null}, ${bank?.account ?? null}, ${bank?.holder ?? null}, ${asked.inFull === 'undone'}, ${now}, ${dueAt})`
  await recordStep(q, { refundId: id, state: 'requested', actor, note: reason || null, now })
  await startWaiting(ctx, q, booking.state, { bookingId, actor, reason: reason || null, reasonCode, now })
  if (asked.inFull === 'forClub') await notifyCancelled(ctx, q, { bookingId, reasonCode, reason })
  else if (!asked.inFull) await notifyAsked(ctx, q, { bookingId, amountVnd, dueAt, now })
  return id
}

/** The booking waits for staff; one of which a part waits already gets a line of its trail. */
async function startWaiting(
  ctx: Context,
  q: Query,
  state: BookingState,
  asked: {
    bookingId: number
    actor: Actor
    reason: string | null
    reasonCode: EndReason | null
    now: Date
  },
): Promise<void> {
  const to = 'cancellation_requested'
  if (state === to) {
    await recordEvent(q, { ...asked, from: to, to, at: asked.now })
    await notify(q, 'bookings', { id: asked.bookingId, state: to })
    return
  }
  const moved = await transition(ctx, q, { ...asked, to })
  if (!moved) throw new Error('a paid booking could not be given up')
}

function partOf({ kind, id }: CancelledPart, parts: readonly Part[]): Part | undefined {
  return parts.find((part) => part.kind === kind && part.id === id)
}
