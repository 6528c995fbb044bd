import type { Query } from '#platform/database/sql'

/** Keeps the open attempts of a bill by bank transfer open until its extended deadline. */
export async function extendTransfers(q: Query, billId: number, until: Date): Promise<void> {
  await q`
    update payments set expires_at = ${until}
    where bill_id = ${billId} and method = 'bank' and state in ('created', 'pending')`
}
