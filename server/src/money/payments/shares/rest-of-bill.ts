import type { Query } from '#platform/database/sql'

/** What held shares, or parts taken at the counter, have paid of a bill already, in VND; 0 for one that is paid. */
export async function heldShares(q: Query, billId: number): Promise<number> {
  const [held] = await q<{ vnd: number }>`
    select coalesce(sum(amount_vnd), 0)::bigint as vnd from payments
    where bill_id = ${billId} and state = 'held'`
  return held?.vnd ?? 0
}

/** Whether players are paying a share of the bill each at the moment. */
export async function isSplit(q: Query, billId: number): Promise<boolean> {
  const open = await q`select 1 from bill_splits where bill_id = ${billId} and state = 'open'`
  return open.length > 0
}
