import type { Actor } from '#bookings/booking/record-event'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { lockRefund } from '../refund.ts'
import { finishTakenBack } from '../send/settle.ts'
import { isTakenBack } from '../send/taken-back.ts'

/**
 * Ends the refunds that are owed of a payment which its card's network has just taken back. One that a gateway is
 * giving back right now is left to the gateway's answer.
 */
export async function endTakenBack(
  ctx: Context,
  q: Query,
  paymentId: number,
  taken: { actor: Actor; now: Date },
): Promise<void> {
  const owed = await q<{ id: number }>`
    select id from refunds where payment_id = ${paymentId} and state in ('needs_target', 'to_transfer') order by id`
  for (const { id } of owed) {
    const refund = await lockRefund(q, id)
    const isOwed = refund.state === 'needs_target' || refund.state === 'to_transfer'
    if (isOwed && (await isTakenBack(q, refund))) await finishTakenBack(ctx, q, refund, taken)
  }
}
