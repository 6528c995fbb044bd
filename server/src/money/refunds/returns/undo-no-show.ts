import type { Actor } from '#bookings/booking/record-event'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { lockRefund, type Refund } from '../refund.ts'
import { postUndone } from '../send/post-refund.ts'
import { recordStep } from '../send/record-step.ts'

/** Locks what goes back for no-shows of a booking, before the booking's row is locked; the oldest first. */
export async function lockNoShowRefunds(q: Query, bookingId: number): Promise<Refund[]> {
  const owed = await q<{ id: number }>`
    select id from refunds where bill_id = ${bookingId} and cause = 'no_show' and state <> 'refused' order by id`
  const refunds: Refund[] = []
  for (const { id } of owed) refunds.push(await lockRefund(q, id))
  return refunds.filter(({ state }) => state !== 'refused')
}

/**
 * Takes back refunds of no-shows, whose rows and booking are locked, while their money has not left us: nothing is owed
 * any more.
 *
 * @returns what was taken back, in VND
 * @throws Refusal `noShow.refunded` when one was sent, or is on its way
 */
export async function undoNoShowRefunds(
  q: Query,
  refunds: readonly Refund[],
  { reason, actor, now }: { reason: string; actor: Actor & { id: number }; now: Date },
): Promise<number> {
  if (refunds.some((refund) => hasLeft(refund))) throw new Refusal('noShow.refunded')
  for (const refund of refunds) {
    await q`
      update refunds set state = 'refused', refusal = ${reason}, is_held = false, target = null, decided_at = ${now}
      where id = ${refund.id}`
    await recordStep(q, { refundId: refund.id, state: 'refused', actor, note: reason, now })
    await postUndone(q, refund, now)
  }
  return refunds.reduce((sum, { amount_vnd }) => sum + amount_vnd, 0)
}

/** Money of the counter waits there until it is paid out; a bank transfer may have been ordered. */
function hasLeft({ state, target }: Refund): boolean {
  return state !== 'needs_target' && !(state === 'to_transfer' && target === 'method')
}
