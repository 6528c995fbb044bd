import type { Actor } from '#bookings/booking/record-event'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { payerAccount } from '../../inbound/payer-accounts.ts'
import { lockRefund, type Refund } from '../refund.ts'
import { settleBy } from '../send/settle.ts'
import { readTarget, type TargetFields, type TargetKind, targetsOf } from '../send/targets.ts'

/**
 * The targets still open to a refund: not a gateway that has refused it, not the wallet of an unknown golfer, of a
 * deleted account, or of the golfer when another player paid a share.
 */
export function targetsLeft(
  ctx: Pick<Context, 'gateways'>,
  refund: Pick<Refund, 'method' | 'method_refused' | 'member_id' | 'member_gone' | 'payer'>,
): TargetKind[] {
  if (refund.member_id === null || refund.payer !== null) return ['bank']
  const targets = targetsOf(ctx, refund.method_refused === null ? refund.method : null)
  if (!refund.member_gone) return targets
  return targets.includes('method') ? ['method'] : ['bank']
}

/**
 * Stores the target of a granted refund that waits for it, or corrects a bank account that could not be paid to. A golfer's
 * bank transfer without an account goes to the one that paid, where the bank named it.
 *
 * @param chosen.memberId the choosing golfer, whose refund it must be; null for staff, and for the player who paid a share
 * @param chosen.isFirst refuses to correct an account: by default unless staff choose
 * @throws Refusal `refund.notFound`, `refund.wrongState`, and those of `readTarget`
 */
export async function chooseTarget(
  ctx: Context,
  q: Query,
  chosen: {
    refundId: number
    memberId: number | null
    isFirst?: boolean
    fields: TargetFields
    actor: Actor
    now: Date
  },
): Promise<void> {
  const { refundId, memberId, isFirst = memberId !== null, fields, actor, now } = chosen
  const refund = await lockRefund(q, refundId)
  if (memberId !== null && refund.member_id !== memberId) throw new Refusal('refund.notFound')
  if (memberId !== null && refund.payer !== null) throw new Refusal('share.payerChooses')
  const isOpen = refund.state === 'needs_target' || (refund.state === 'to_transfer' && !isFirst)
  if (!isOpen || refund.is_held) throw new Refusal('refund.wrongState')
  const possible = targetsLeft(ctx, refund)
  const isToPayer = memberId !== null && namesNoAccount(fields) && possible.includes('bank')
  const payer = isToPayer ? await payerAccount(q, refund) : null
  const target = payer ? { kind: 'bank' as const, ...payer } : readTarget(fields, possible)
  if (target === null) throw new Refusal('refund.bankMissing')
  await settleBy(ctx, q, refund, target, { actor, now })
}

function namesNoAccount({ refund_to, refund_bank, refund_account, refund_name }: TargetFields): boolean {
  return refund_to === 'bank' && !refund_bank && !refund_account && !refund_name
}
