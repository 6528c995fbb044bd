import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import type { SensitiveAct } from '../../approvals/second-person.ts'

/**
 * What agreeing to a refund gives away: with that of a whole booking go its parts that wait as well.
 * @throws Refusal `refund.notFound`
 */
export async function sensitiveRefund(
  q: Query,
  refundId: number,
): Promise<SensitiveAct & { isWaiting: boolean }> {
  const [refund] = await q<{ code: string; isWaiting: boolean; isHeld: boolean; amountVnd: number }>`
    select r.code, r.state = 'requested' or r.is_held as "isWaiting", r.is_held as "isHeld",
      r.amount_vnd + coalesce((select sum(p.amount_vnd) from refunds p
        where r.cause = 'booking' and r.state = 'requested' and p.bill_id = r.bill_id and p.cause <> 'booking' and p.state = 'requested'), 0)::bigint
        as "amountVnd" /* not null */
    from refunds r where r.id = ${refundId}`
  if (!refund) throw new Refusal('refund.notFound')
  const { code: subject, ...rest } = refund
  return { act: 'refund', subject, ...rest }
}
