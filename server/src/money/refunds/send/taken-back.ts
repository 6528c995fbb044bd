import type { Query } from '#platform/database/sql'
import { gatewayOfMethod } from '../../methods/gateway-of-method.ts'
import { chargedBackVnd } from '../../payments/charged-back.ts'
import type { Refund } from '../refund.ts'

/**
 * Whether a chargeback already covers a refund: money is not refunded twice. False when it was below the refund, which
 * is then sent normally.
 */
export async function isTakenBack(
  q: Query,
  { payment_id: paymentId, method, cause, amount_vnd: amountVnd }: Refund,
): Promise<boolean> {
  if (paymentId === null || method === null || gatewayOfMethod(method) === null || cause === 'receipt')
    return false
  const chargedBack = await chargedBackVnd(q, paymentId)
  if (chargedBack === 0) return false
  // a refund that is done and went no way of ours was ended by the network
  const [ended] = await q<{ vnd: number }>`
    select coalesce(sum(amount_vnd), 0)::bigint as vnd from refunds
    where payment_id = ${paymentId} and state = 'done' and target is null and cause <> 'receipt'`
  return chargedBack - (ended?.vnd ?? 0) >= amountVnd
}
