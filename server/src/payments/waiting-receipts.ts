import type { Query } from '../database/sql.ts'

/** How much money has arrived that found no bill and waits for a person. */
export async function countWaitingReceipts(q: Query): Promise<number> {
  const [row] = await q<{ count: number }>`select count(*) from receipts where state = 'unmatched'`
  return row?.count ?? 0
}
