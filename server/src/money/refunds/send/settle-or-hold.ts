import type { Actor } from '#bookings/booking/record-event'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { propose } from '../../approvals/propose.ts'
import { needsSecondPerson } from '../../approvals/second-person.ts'
import type { Refund } from '../refund.ts'
import { recordStep } from './record-step.ts'
import { settleBy, settleRefund } from './settle.ts'
import { isTakenBack } from './taken-back.ts'
import type { RefundTarget } from './targets.ts'

type Decided = { target: RefundTarget | null; isHeld: boolean; actor: Actor; now: Date }

/**
 * Whether refunds that an act causes, `amountVnd` together, wait for a second person: those above the limit of the
 * settings that staff or a club cause. What the golfer or a rule causes needs no second person.
 */
export async function isHeldBackFrom(q: Query, actor: Actor, amountVnd: number): Promise<boolean> {
  return causedBy(actor) !== null && (await needsSecondPerson(q, { act: 'refund', amountVnd }))
}

/**
 * Sends a refund, whose row is locked, on its way to `target`, or to the one stored with it. Held, it keeps its target,
 * is proposed to a second person in the name of the one who caused it, and the golfer gets no SMS about it yet.
 */
export async function settleOrHold(
  ctx: Context,
  q: Query,
  refund: Refund,
  { target, isHeld, actor, now }: Decided,
): Promise<void> {
  const staffId = causedBy(actor)
  const leaves = refund.amount_vnd > 0 && !(await isTakenBack(q, refund))
  if (!isHeld || staffId === null || !leaves) {
    if (target) await settleBy(ctx, q, refund, target, { actor, now })
    else await settleRefund(ctx, q, refund, { actor, now })
    return
  }
  const { id, code: subject, amount_vnd: amountVnd } = refund
  const bank = target?.kind === 'bank' ? target : null
  await q`
    update refunds set is_held = true, state = 'needs_target', target = coalesce(${target?.kind ?? null}, target),
      bank_bin = coalesce(${bank?.bin ?? null}, bank_bin), account_number = coalesce(${bank?.account ?? null}, account_number),
      account_name = coalesce(${bank?.holder ?? null}, account_name)
    where id = ${id}`
  if (refund.state !== 'needs_target')
    await recordStep(q, { refundId: id, state: 'needs_target', actor, note: null, now })
  await propose(ctx, q, { id: staffId }, { act: 'refund', subject, amountVnd, request: { id } })
}

/** Sends a held refund, whose row is locked, on its way: a second person has agreed. */
export async function releaseHeld(
  ctx: Context,
  q: Query,
  refund: Refund,
  by: { actor: Actor; now: Date },
): Promise<void> {
  await q`update refunds set is_held = false where id = ${refund.id}`
  await settleRefund(ctx, q, { ...refund, is_held: false }, by)
}

/** The account that an act is done by; null for what golfers, gateways and the clock do. */
function causedBy({ kind, id }: Actor): number | null {
  return kind === 'staff' || kind === 'club' ? id : null
}
