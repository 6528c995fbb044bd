import { bankWriting } from '@teeviet/contract/rules/money/payee'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import { constraintOf } from '#platform/database/errors'
import type { Query } from '#platform/database/sql'
import { ACCOUNTS } from '#platform/ledger/accounts'
import { lockRefund } from '../refund.ts'
import { finishRefund } from './settle.ts'

/**
 * Records that staff made the bank transfer of a refund, under the bank's own reference. The holder's name the bank
 * showed is compared with the one the golfer gave: money must not go to another person. The same transfer recorded
 * twice changes nothing.
 *
 * @throws Refusal `refund.referenceMissing`, `refund.payeeDiffers`, `refund.referenceUsed`, `refund.wrongState`
 */
export async function confirmTransfer(
  ctx: Context,
  q: Query,
  {
    refundId,
    staffId,
    reference,
    payee,
    now,
  }: { refundId: number; staffId: number; reference: string; payee: string; now: Date },
): Promise<void> {
  if (reference === '') throw new Refusal('refund.referenceMissing')
  const refund = await lockRefund(q, refundId)
  const [before] = await q<{ id: number }>`select id from refunds where proof = ${reference}`
  if (before?.id === refundId) return
  if (before) throw new Refusal('refund.referenceUsed')
  if (refund.state !== 'to_transfer' || refund.account_name === null) throw new Refusal('refund.wrongState')
  if (bankWriting(payee) !== bankWriting(refund.account_name)) {
    throw new Refusal('refund.payeeDiffers', { name: bankWriting(refund.account_name) })
  }
  const actor = { kind: 'staff' as const, id: staffId }
  try {
    await finishRefund(ctx, q, refund, { actor, now, proof: reference, from: ACCOUNTS.bank })
  } catch (error) {
    // a colleague proved another refund with it at the same moment
    if (constraintOf(error) === 'transfer_proves_one_refund') throw new Refusal('refund.referenceUsed')
    throw error
  }
}
