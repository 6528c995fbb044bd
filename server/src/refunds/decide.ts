import { transition } from '../bookings/transition.ts'
import type { Context } from '../context.ts'
import type { Query } from '../database/sql.ts'
import { Refusal } from '../http/refusal.ts'
import { giveUp } from './give-up.ts'
import { postGranted } from './post-refund.ts'
import { recordStep } from './record-step.ts'
import { lockRefund } from './refund.ts'
import { settleRefund } from './settle.ts'
import { tellRefused } from './tell.ts'

type Decision = { refundId: number; staffId: number; now: Date }

/**
 * Staff agree to a refund: the booking or its part is given up, its places are free, the money is owed and on its way.
 * A repeat, also by a colleague at the same moment, changes nothing.
 *
 * @throws Refusal `refund.notFound`, `refund.wrongState` when it was refused
 */
export async function agreeRefund(ctx: Context, q: Query, decision: Decision): Promise<void> {
  const { refundId, staffId, now } = decision
  const refund = await lockRefund(q, refundId)
  if (refund.state === 'refused') throw new Refusal('refund.wrongState')
  if (refund.state !== 'requested') return
  const actor = { kind: 'staff' as const, id: staffId }
  await q`update refunds set decided_at = ${now}, decided_by = ${staffId} where id = ${refundId}`
  await giveUp(ctx, q, refund, { actor, now })
  await postGranted(q, refund, now)
  await settleRefund(ctx, q, refund, { actor, now })
}

/**
 * Staff refuse a refund with a reason the golfer reads; the booking stands as before. A repeat changes nothing.
 *
 * @throws Refusal `staff.reasonMissing`, `refund.notFound`, `refund.wrongState` when it was agreed to
 */
export async function refuseRefund(
  ctx: Context,
  q: Query,
  { refundId, staffId, reason, now }: Decision & { reason: string },
): Promise<void> {
  if (reason === '') throw new Refusal('staff.reasonMissing')
  const refund = await lockRefund(q, refundId)
  if (refund.state === 'refused') return
  if (refund.state !== 'requested' || refund.bill_id === null) throw new Refusal('refund.wrongState')
  const actor = { kind: 'staff' as const, id: staffId }
  await q`
    update refunds set refusal = ${reason}, decided_at = ${now}, decided_by = ${staffId}, state = 'refused'
    where id = ${refundId}`
  await recordStep(q, { refundId, state: 'refused', actor, note: reason, now })
  const moved = await transition(ctx, q, { bookingId: refund.bill_id, to: 'paid', actor, reason, now })
  if (!moved) throw new Refusal('booking.wrongState')
  await tellRefused(ctx, q, refund)
}
