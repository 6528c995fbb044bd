import type { Query } from '#platform/database/sql'

/** How much money has arrived that found no bill and waits for a person. */
export async function countWaitingReceipts(q: Query): Promise<number> {
  const [row] = await q<{ count: number }>`select count(*) from receipts where state = 'unmatched'`
  return row?.count ?? 0
}

/** How much money (VND) waits for a person: what of it was not taken for a bill. */
export async function waitingMoney(q: Query): Promise<number> {
  const [row] = await q<{ vnd: number }>`
    select coalesce(sum(amount_vnd - applied_vnd), 0)::bigint as vnd from receipts where state = 'unmatched'`
  return row?.vnd ?? 0
}
