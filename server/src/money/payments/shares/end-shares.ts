import type { Query } from '#platform/database/sql'
import { askWhole } from './ask-rest.ts'

/** What has to go back of a split bill: held shares, and the transfers that were too short for a share. */
export type EndedShares = {
  held: { paymentId: number; memberId: number; amountVnd: number }[]
  shortReceipts: number[]
}

/** Ends the shares of the open split of a bill, whose booking is locked; their money is for the caller to return. */
export async function endShares(q: Query, billId: number, now: Date): Promise<EndedShares> {
  const short = await q<{ id: number }>`
    select r.id from receipts r join payments p on p.id = r.payment_id join bill_splits s on s.id = p.split_id
    where s.bill_id = ${billId} and s.state = 'open' and r.state = 'unmatched' and r.reason = 'short' order by r.id`
  const held = await q<EndedShares['held'][number]>`
    select p.id as "paymentId", p.member_id as "memberId", p.amount_vnd as "amountVnd"
    from payments p join bill_splits s on s.id = p.split_id
    where s.bill_id = ${billId} and s.state = 'open' and p.state = 'held' order by p.id for update of p`
  await q`
    update payments p set state = 'expired', settled_at = coalesce(p.settled_at, ${now}) from bill_splits s
    where s.bill_id = ${billId} and s.state = 'open' and p.split_id = s.id and p.state in ('pending', 'held')`
  await askWhole(q, billId)
  return { held, shortReceipts: short.map(({ id }) => id) }
}
