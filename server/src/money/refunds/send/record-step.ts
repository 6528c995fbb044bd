import type { Actor } from '#bookings/booking/record-event'
import { notify } from '#platform/database/listen'
import type { Query } from '#platform/database/sql'
import type { RefundState } from '../refund.ts'

/** A line of a refund's audit trail, and the news of it to every node. Lines are only added. */
export async function recordStep(
  q: Query,
  step: { refundId: number; state: RefundState; actor: Actor; note?: string | null; now: Date },
): Promise<void> {
  const { refundId, state, actor, note = null, now } = step
  await Promise.all([
    q`insert into refund_events (refund_id, state, actor_kind, actor_id, note, at)
      values (${refundId}, ${state}, ${actor.kind}, ${actor.id}, ${note}, ${now})`,
    notify(q, 'refunds', { id: refundId, state }),
  ])
}
