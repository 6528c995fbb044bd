import type { Calls } from '@teeviet/contract/calls'
import { generalStatusOf, isFreeToCancel, orderStatusOf } from '@teeviet/contract/rules/bookings/statuses'
import type { z } from 'zod'
import { type OwnBooking, ownBooking } from '#bookings/booking/own-booking'
import { clocks } from '#bookings/booking/sent'
import { endUnpaidBooking } from '#bookings/steps/end-unpaid-booking'
import { askRefund, type CancelledPart } from '#money/refunds/ask'
import { type AskedBefore, askedBefore } from '#money/refunds/asked-before'
import type { TargetFields } from '#money/refunds/send/targets'
import type { Member } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { claimRequest, type IdempotentRequest } from '#platform/http/idempotency'
import { withdrawPart } from './withdraw-part.ts'

export type Cancelled = z.output<Calls['POST /api/for_wap/cancel_booking']['response']>

export type Cancellation = {
  bookingId: number
  reason: string
  /** Cancels only this player, or this service. */
  playerId?: number | undefined
  serviceId?: number | undefined
  /** The refund the golfer was shown, in VND. */
  expected?: number | undefined
  /** Where the money goes. */
  target?: TargetFields
  idempotency: IdempotentRequest | null
}

/**
 * Cancels a booking, or a player or the insurance of it. An unpaid booking is cancelled at once and free, and its
 * places are free again with the answer; for a paid one the refund is requested. A repeat returns the same answer.
 *
 * @throws Refusal `booking.notFound` for another golfer's booking, `booking.cannotCancel` when nothing is left to
 *   cancel, and those of `askRefund`
 */
export function cancelBooking(ctx: Context, member: Member, cancellation: Cancellation): Promise<Cancelled> {
  const { bookingId, reason, idempotency } = cancellation
  return inTransaction(ctx.pool, async (q) => {
    const now = ctx.clock.now()
    await claimRequest(q, idempotency, now)
    const booking = await ownBooking(q, member, bookingId, { lock: true })
    const what = cancelledPart(cancellation)
    const before = await askedBefore(q, bookingId, what)
    if (before) return cancelledOnWire(booking, now, before)
    if (booking.state === 'paid' || booking.state === 'cancellation_requested') {
      const actor = { kind: 'member' as const, id: member.id }
      const { expected, target = {} } = cancellation
      await askRefund(ctx, q, { bookingId, memberId: member.id, what, expected, target, reason, actor, now })
      const state = 'cancellation_requested'
      return cancelledOnWire({ ...booking, state }, now, await askedBefore(q, bookingId, what))
    }
    if (what.kind !== 'booking') {
      if (!isFreeToCancel(booking.state)) throw new Refusal('booking.cannotCancel')
      await withdrawPart(q, booking, { what, actor: { kind: 'member', id: member.id }, reason, now })
      return cancelledOnWire(booking, now)
    }
    return cancelledOnWire(
      { ...booking, state: await endUnpaid(ctx, q, member, booking, cancellation, now) },
      now,
    )
  })
}

async function endUnpaid(
  ctx: Context,
  q: Query,
  member: Member,
  { state }: OwnBooking,
  cancellation: Cancellation,
  now: Date,
) {
  const { bookingId, reason } = cancellation
  if (state === 'cancelled' || state === 'withdrawn') return state
  if (!isFreeToCancel(state) && state !== 'draft') throw new Refusal('booking.cannotCancel')
  const to = state === 'placed' ? ('cancelled' as const) : ('withdrawn' as const)
  const actor = { kind: 'member' as const, id: member.id }
  const moved = await endUnpaidBooking(ctx, q, { bookingId, to, actor, reason: reason || null, now })
  if (!moved) throw new Refusal('booking.cannotCancel')
  return to
}

function cancelledPart({ bookingId, playerId, serviceId }: Cancellation): CancelledPart {
  if (playerId !== undefined) return { kind: 'player', id: playerId }
  return serviceId === undefined ? { kind: 'booking', id: bookingId } : { kind: 'service', id: serviceId }
}

/** A cancelled booking in wire format, with its refund. */
export function cancelledOnWire(
  booking: OwnBooking,
  now: Date,
  refund: AskedBefore | null = null,
): Cancelled {
  return {
    id_general_bill_detail: booking.id,
    state: booking.state,
    status: orderStatusOf(booking.state),
    general_status: generalStatusOf(booking.state),
    is_free: refund ? 0 : 1,
    refund_amount: refund?.amount_vnd ?? 0,
    penalty_amount: refund?.penalty_vnd ?? 0,
    fee_kept: refund?.fee_kept_vnd ?? 0,
    refund_by: refund?.due_at.getTime() ?? null,
    ...clocks(booking, now),
  }
}
