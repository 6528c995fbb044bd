import type { Actor } from '#bookings/booking/record-event'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { applyCancellation } from './apply-cancellation.ts'
import { notifyRefused } from './notify-golfer.ts'
import { lockRefund, type Refund } from './refund.ts'
import { postGranted } from './send/post-refund.ts'
import { recordStep } from './send/record-step.ts'
import { releaseHeld, settleOrHold } from './send/settle-or-hold.ts'
import { splitOverPayments } from './send/split-over-payments.ts'
import { othersWaiting, stopWaiting } from './waiting-booking.ts'

/** `staffId` is null where the golfer undid the booking, which needs no decision of staff. */
type Decision = { refundId: number; staffId: number | null; now: Date }

/** `isHeld`: what one person decided leaves only once a second person has agreed. */
type Agreement = Decision & { isHeld?: boolean }

/**
 * A refund is agreed to, by staff or because it was undone in time: the booking or its part is given up, its places are free, the money is owed and on its way.
 * One that waited for a second person is sent. With a whole booking go the parts that were asked for before and still wait, each by its own quote. A repeat, also
 * by a colleague at the same moment, changes nothing.
 *
 * @throws Refusal `refund.notFound`, `refund.wrongState` when it was refused
 */
export async function agreeRefund(ctx: Context, q: Query, decision: Agreement): Promise<void> {
  const { refundId, staffId, now } = decision
  const refund = await lockRefund(q, refundId)
  if (refund.state === 'refused') throw new Refusal('refund.wrongState')
  if (refund.is_held) return releaseHeld(ctx, q, refund, { actor: deciding(staffId), now })
  if (refund.state !== 'requested') return
  if (refund.cause === 'booking') await agreeWaitingParts(ctx, q, refund, decision)
  await grant(ctx, q, refund, decision)
}

async function agreeWaitingParts(ctx: Context, q: Query, { bill_id }: Refund, decision: Agreement) {
  const waiting = await q<{ id: number }>`
    select id from refunds where bill_id = ${bill_id} and cause <> 'booking' and state = 'requested' order by id`
  // all of them before the booking, as a colleague who decides one of them does
  const parts: Refund[] = []
  for (const { id } of waiting) parts.push(await lockRefund(q, id))
  // a colleague may have decided some meanwhile
  for (const part of parts.filter(({ state }) => state === 'requested')) await grant(ctx, q, part, decision)
}

async function grant(ctx: Context, q: Query, refund: Refund, agreed: Agreement): Promise<void> {
  const { staffId, isHeld = false, now } = agreed
  const actor = deciding(staffId)
  await q`update refunds set decided_at = ${now}, decided_by = ${staffId} where id = ${refund.id}`
  await applyCancellation(ctx, q, refund, { actor, now })
  for (const one of await splitOverPayments(ctx, q, refund, { actor, now })) {
    await postGranted(q, one, now)
    await settleOrHold(ctx, q, one, { target: null, isHeld, actor, now })
  }
}

const deciding = (staffId: number | null): Actor =>
  staffId === null ? { kind: 'system', id: null } : { kind: 'staff', id: staffId }

/**
 * Staff refuse a refund with a reason shown to the golfer; the booking stays as before, unless another request for it
 * still waits. A part is not refused while the whole waits, which was quoted without it. A repeat changes nothing.
 *
 * @throws Refusal `staff.reasonMissing`, `refund.notFound`, `refund.wrongState` when it was granted,
 *   `refund.wholeFirst`
 */
export async function refuseRefund(
  ctx: Context,
  q: Query,
  { refundId, staffId, reason, now }: Decision & { staffId: number; reason: string },
): Promise<void> {
  if (reason === '') throw new Refusal('staff.reasonMissing')
  const refund = await lockRefund(q, refundId)
  if (refund.state === 'refused') return
  if (refund.state !== 'requested' || refund.bill_id === null) throw new Refusal('refund.wrongState')
  const others = await othersWaiting(q, refund)
  if (others.some(({ cause }) => cause === 'booking')) throw new Refusal('refund.wholeFirst')
  const actor = { kind: 'staff' as const, id: staffId }
  await q`
    update refunds set refusal = ${reason}, decided_at = ${now}, decided_by = ${staffId}, state = 'refused'
    where id = ${refundId}`
  await recordStep(q, { refundId, state: 'refused', actor, note: reason, now })
  await stopWaiting(ctx, q, others, { bookingId: refund.bill_id, actor, reason, now })
  await notifyRefused(ctx, q, refund)
}
