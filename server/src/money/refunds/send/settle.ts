import { isCounterMethod } from '@teeviet/contract/rules/money/counter-methods'
import type { Actor } from '#bookings/booking/record-event'
import { countRefund } from '#bookings/booking/rows/services'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { ACCOUNTS, type AccountName, pointsAccount } from '#platform/ledger/accounts'
import { payerAccount } from '../../inbound/payer-accounts.ts'
import { notifyAgreed, notifyDone } from '../notify-golfer.ts'
import type { Refund, RefundState } from '../refund.ts'
import { postSent } from './post-refund.ts'
import { recordStep } from './record-step.ts'
import { isTakenBack } from './taken-back.ts'
import type { RefundTarget } from './targets.ts'

type Taken = { actor: Actor; now: Date; note?: string | null }

/**
 * Sends an agreed refund on its way, in the transaction that decides the way: points at once, a gateway by a job, a
 * bank transfer and money of the counter by staff. What another player paid goes back to the account that the bank named.
 * Without a way to go it waits for one; without an amount it is done, and so is one that the
 * card's network has paid by taking the money back.
 */
export async function settleRefund(ctx: Context, q: Query, refund: Refund, taken: Taken): Promise<void> {
  const { id, amount_vnd, target, member_id, member_gone } = refund
  if (amount_vnd === 0) return finishRefund(ctx, q, refund, { ...taken, proof: null, from: null })
  if (await isTakenBack(q, refund)) return finishTakenBack(ctx, q, refund, taken)
  if (target === 'wallet' && member_id !== null && !member_gone) {
    return finishRefund(ctx, q, refund, { ...taken, proof: null, from: pointsAccount(member_id) })
  }
  const account = target === null && refund.payer !== null ? await payerAccount(q, refund) : null
  if (account) return settleBy(ctx, q, refund, { kind: 'bank', ...account }, taken)
  const isByStaff = target === 'bank' || (target === 'method' && isCounterMethod(refund.method))
  const state = isByStaff ? 'to_transfer' : target === 'method' ? 'sending' : 'needs_target'
  await moveOn(q, refund, state, taken)
  if (state === 'sending') {
    await q`update refunds set next_try_at = ${taken.now} where id = ${id}`
    await ctx.jobs.enqueue(q, 'send-refund', { refundId: id })
  }
  await notifyAgreed(ctx, q, refund, state, taken.now)
}

/** Writes down where a refund goes, one on its way by bank transfer included, and sends it on that way. */
export async function settleBy(
  ctx: Context,
  q: Query,
  refund: Refund,
  target: RefundTarget,
  taken: Taken,
): Promise<void> {
  const bank = target.kind === 'bank' ? target : null
  await q`
    update refunds set target = ${target.kind}, bank_bin = ${bank?.bin ?? null}, account_number = ${bank?.account ?? null},
      account_name = ${bank?.holder ?? null}, state = 'needs_target'
    where id = ${refund.id}`
  const account_name = bank?.holder ?? null
  await settleRefund(ctx, q, { ...refund, target: target.kind, account_name }, taken)
}

/** Closes a refund already paid by a chargeback: our debt to the golfer is set off against the disputed money. */
export function finishTakenBack(ctx: Context, q: Query, refund: Refund, taken: Taken): Promise<void> {
  const proof = `CB-${refund.code}`
  return finishRefund(ctx, q, { ...refund, target: null }, { ...taken, proof, from: ACCOUNTS.chargebacks })
}

/**
 * Closes a refund: the money has left this account of ours, proved by an external reference if there is one. The
 * services of the bill show the refund.
 */
export async function finishRefund(
  ctx: Context,
  q: Query,
  refund: Refund,
  { actor, now, proof, from }: Taken & { proof: string | null; from: AccountName | null },
): Promise<void> {
  const { id, bill_id, amount_vnd, premium_vnd, service_id, target } = refund
  await q`
    update refunds set done_at = ${now}, proof = ${proof}, next_try_at = null, is_held = false, target = ${target}, state = 'done'
    where id = ${id}`
  await recordStep(q, { refundId: id, state: 'done', actor, note: proof, now })
  if (from !== null) await postSent(q, refund, from, now)
  if (bill_id !== null && refund.cause !== 'receipt' && refund.cause !== 'share') {
    await countRefund(q, bill_id, { serviceId: service_id, amountVnd: amount_vnd, premiumVnd: premium_vnd })
  }
  await notifyDone(ctx, q, refund, proof)
}

/** Moves a refund to a state that is not final. */
export async function moveOn(
  q: Query,
  refund: Refund,
  state: Exclude<RefundState, 'done'>,
  { actor, now, note }: Taken,
): Promise<void> {
  await q`update refunds set state = ${state} where id = ${refund.id}`
  await recordStep(q, { refundId: refund.id, state, actor, note: note ?? null, now })
}
