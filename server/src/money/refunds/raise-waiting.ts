import type { EndReason } from '@teeviet/contract/rules/bookings/end-reasons'
import { type Actor, recordEvent } from '#bookings/booking/record-event'
import { notifyChanged } from '#bookings/booking/transition'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { notifyCancelled } from './notify-golfer.ts'
import { loadPaid } from './quote/load-paid.ts'
import { partsOf, wholeOf } from './quote/parts.ts'
import { type PendingRefund, withoutPending } from './quote/pending.ts'
import { recordStep } from './send/record-step.ts'
import { readTarget, targetsOf } from './send/targets.ts'

type Raised = {
  bookingId: number
  reason: string
  reasonCode?: EndReason | undefined
  actor: Actor
  now: Date
}

/**
 * Locks the refunds of a booking that wait for staff, and the proposals about them, before the booking's row is locked.
 */
export async function lockWaiting(q: Query, bookingId: number): Promise<void> {
  await q`
    select a.id from approvals a
    where a.act = 'refund' and a.outcome is null
      and a.subject in (select code from refunds where bill_id = ${bookingId} and state = 'requested')
    order by a.id for update of a`
  await q`
    select id from refunds where bill_id = ${bookingId} and state = 'requested'
    order by cause <> 'booking', id for update`
}

/**
 * Makes the refunds that wait for a booking, whose row is locked, full ones, because the club cannot take it: whatever
 * the golfer has asked for before, at whatever penalty, all of it goes back but the fee. Of a request for the whole
 * booking the golfer is informed who cancelled and why.
 *
 * @returns the number of the refund of the whole booking; null when only parts were asked for
 */
export async function raiseWaiting(ctx: Context, q: Query, raised: Raised): Promise<number | null> {
  const { bookingId, reason, reasonCode = null, actor, now } = raised
  const { booking, payment } = await loadPaid(q, bookingId)
  const { pending } = booking
  for (const refund of pending) {
    const { id, amount_vnd, penalty_vnd } = refund
    const amountVnd = amount_vnd + penalty_vnd
    const premiumVnd = Math.min(premiumOf(refund), amountVnd)
    // a golfer who was to get nothing back was not asked where to
    const target =
      amount_vnd === 0 && amountVnd > 0 ? readTarget({}, targetsOf(ctx, payment?.method ?? null)) : null
    await q`
      update refunds set amount_vnd = ${amountVnd}, penalty_vnd = 0, premium_vnd = ${premiumVnd},
        target = coalesce(target, ${target?.kind ?? null}), reason = ${reason || null}, reason_code = ${reasonCode}
      where id = ${id}`
    await recordStep(q, { refundId: id, state: 'requested', actor, note: reason || null, now })
  }
  const whole = pending.find(({ cause }) => cause === 'booking')
  if (!whole) return null
  const { state } = booking
  await recordEvent(q, {
    bookingId,
    from: state,
    to: state,
    actor,
    reason: reason || null,
    reasonCode,
    at: now,
  })
  await notifyChanged(q, { id: bookingId, state })
  await notifyCancelled(ctx, q, { bookingId, reasonCode, reason })
  return whole.id

  /** The premiums in a waiting refund, worked out beside the others that wait, as when it was asked for. */
  function premiumOf({ id, cause, booking_player_id, service_id }: PendingRefund): number {
    const others = pending.filter((one) => one.id !== id && one.cause !== 'booking')
    const rest = withoutPending(booking, others)
    if (cause === 'booking') return wholeOf(bookingId, rest).premiumVnd
    const partId = booking_player_id ?? service_id
    return partsOf(rest).find((part) => part.kind === cause && part.id === partId)?.premiumVnd ?? 0
  }
}
