import { refundCode } from '#bookings/booking/codes'
import type { Actor } from '#bookings/booking/record-event'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { recheckOrder } from '../../inbound/recheck-order.ts'
import { resolveReceipt } from '../../inbound/resolve-receipt.ts'
import { nextRefundId } from '../next-id.ts'
import { targetsLeft } from '../quote/choose-target.ts'
import { lockRefund } from '../refund.ts'
import { refundDueAt } from '../refund-due.ts'
import { postGranted } from '../send/post-refund.ts'
import { recordStep } from '../send/record-step.ts'
import { isHeldBackFrom, settleOrHold } from '../send/settle-or-hold.ts'
import { readTarget, type TargetFields } from '../send/targets.ts'

type Waiting = {
  state: string
  amount_vnd: number
  reason: string | null
  payment_id: number | null
  bill_id: number | null
  member_id: number | null
}

/**
 * Refunds money in suspense, the whole part which paid no bill: it was late, a duplicate, an excess, for an ended
 * booking, or for none. With a known sender gateway money is refunded there, else the golfer chooses the target unless
 * it is given here; it is due like every refund. Above the limit for one person, what staff return waits for a second one. The money can no longer be matched.
 *
 * @returns the refund's number
 * @throws Refusal `staff.receiptSettled` when the money is resolved
 */
export async function returnReceipt(
  ctx: Context,
  q: Query,
  { receiptId, fields, actor, now }: { receiptId: number; fields: TargetFields; actor: Actor; now: Date },
): Promise<number> {
  // the booking is locked first: a transaction on the rest of the money holds the booking and waits for the receipt
  await q`
    select b.id from bookings b join payments p on p.bill_id = b.id join receipts r on r.payment_id = p.id
    where r.id = ${receiptId} for update of b`
  const [receipt] = await q<Waiting>`
    select r.state, r.amount_vnd - r.applied_vnd as amount_vnd, r.reason, r.payment_id, p.bill_id, p.member_id
    from receipts r left join payments p on p.id = r.payment_id where r.id = ${receiptId} for update of r`
  if (!receipt) throw new Refusal('refund.notFound')
  if (receipt.state !== 'unmatched') throw new Refusal('staff.receiptSettled')
  const id = await nextRefundId(q)
  const staffId = actor.kind === 'staff' ? actor.id : null
  const dueAt = await refundDueAt(q, now)
  await q`
    insert into refunds (id, code, member_id, bill_id, payment_id, cause, receipt_id, state, amount_vnd, reason, requested_at, due_at,
      decided_at, decided_by)
    overriding system value
    values (${id}, ${refundCode(id)}, ${receipt.member_id}, ${receipt.bill_id}, ${receipt.payment_id}, 'receipt', ${receiptId}, 'needs_target',
      ${receipt.amount_vnd}, ${receipt.reason}, ${now}, ${dueAt}, ${now}, ${staffId})`
  await recheckOrder(ctx, q, receiptId, now)
  await resolveReceipt(q, { receiptId, resolution: 'returned', staffId, now })
  await recordStep(q, { refundId: id, state: 'needs_target', actor, note: receipt.reason, now })
  const refund = await lockRefund(q, id)
  await postGranted(q, refund, now)
  const possible = targetsLeft(ctx, refund)
  const isSettled = fields.refund_to !== undefined || possible[0] === 'method'
  const target = isSettled ? readTarget(fields, possible) : null
  const isHeld = await isHeldBackFrom(q, actor, refund.amount_vnd)
  await settleOrHold(ctx, q, refund, { target, isHeld, actor, now })
  return id
}
