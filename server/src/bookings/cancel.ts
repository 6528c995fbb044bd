import type { Calls } from '@teeviet/contract/calls'
import { generalStatusOf, orderStatusOf } from '@teeviet/contract/rules/statuses'
import type { z } from 'zod'
import type { Context } from '../context.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Member } from '../http/actor.ts'
import { claimRequest, type IdempotentRequest } from '../http/idempotency.ts'
import { Refusal } from '../http/refusal.ts'
import { leaveBooking } from './leave.ts'
import { type OwnBooking, ownBooking } from './own-booking.ts'
import { clocks } from './sent.ts'

export type Cancelled = z.output<Calls['POST /api/for_wap/cancel_booking']['response']>

export type Cancellation = { bookingId: number; reason: string; idempotency: IdempotentRequest | null }

/**
 * Cancels a booking that has not been paid, at once and free; its places are free again with the answer. A repeat gives
 * the same answer, because a booking is cancelled once.
 *
 * @throws Refusal `booking.notFound` for a booking of somebody else, `booking.cannotCancel` when nothing is left to cancel
 */
export function cancelUnpaid(
  ctx: Context,
  member: Member,
  { bookingId, reason, idempotency }: Cancellation,
): Promise<Cancelled> {
  return inTransaction(ctx.pool, async (q) => {
    const now = ctx.clock.now()
    await claimRequest(q, idempotency, now)
    const booking = await ownBooking(q, member, bookingId, { lock: true })
    const to = booking.state === 'placed' ? ('cancelled' as const) : ('withdrawn' as const)
    if (booking.state === 'cancelled' || booking.state === 'withdrawn') return answer(booking, now)
    const actor = { kind: 'member' as const, id: member.id }
    const moved = await leaveBooking(ctx, q, { bookingId, to, actor, reason: reason || null, now })
    if (!moved) throw new Refusal('booking.cannotCancel')
    return answer({ ...booking, state: to }, now)
  })
}

function answer(booking: OwnBooking, now: Date): Cancelled {
  return {
    id_general_bill_detail: booking.id,
    state: booking.state,
    status: orderStatusOf(booking.state),
    general_status: generalStatusOf(booking.state),
    is_free: 1,
    refund_amount: 0,
    penalty_amount: 0,
    fee_kept: 0,
    refund_by: null,
    ...clocks(booking, now),
  }
}
