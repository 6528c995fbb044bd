import { isCounterMethod } from '@teeviet/contract/rules/money/counter-methods'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { counterOf } from '#platform/ledger/accounts'
import { lockRefund } from '../refund.ts'
import { finishRefund } from './settle.ts'

/**
 * Records that a refund of a counter payment was handed to the golfer at the counter that took it. A repeat changes
 * nothing.
 *
 * @returns false when it was recorded before
 * @throws Refusal `refund.notFound` for a refund of another bill, `refund.wrongState`
 */
export async function payBackAtCounter(
  ctx: Context,
  q: Query,
  { refundId, billId, staffId, now }: { refundId: number; billId: number; staffId: number; now: Date },
): Promise<boolean> {
  const refund = await lockRefund(q, refundId)
  if (refund.bill_id !== billId) throw new Refusal('refund.notFound')
  const proof = `COUNTER-${refundId}`
  const done = await q`select 1 from refunds where id = ${refundId} and state = 'done' and proof = ${proof}`
  if (done.length > 0) return false
  if (refund.state !== 'to_transfer' || !isCounterMethod(refund.method))
    throw new Refusal('refund.wrongState')
  await q`select id from bookings where id = ${billId} for update`
  // of a booking that was moved to another course: the money lies where it was taken
  const [taken] = await q<{ courseId: number }>`
    select course_id as "courseId" from counter_receipts where payment_id = ${refund.payment_id}`
  if (!taken) throw new Refusal('refund.notFound')
  const actor = { kind: 'staff' as const, id: staffId }
  await finishRefund(ctx, q, refund, { actor, now, proof, from: counterOf(taken.courseId) })
  return true
}
