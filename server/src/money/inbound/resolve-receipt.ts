import { notify } from '#platform/database/listen'
import type { Query } from '#platform/database/sql'

type Resolved = {
  receiptId: number
  /** The resolution of the money. */
  resolution: 'to_wallet' | 'returned' | 'same_money' | 'settlement'
  /** Who found it; null for an automatic refund. */
  staffId: number | null
  now: Date
}

/** Closes waiting money and notifies every console. The caller holds its lock. */
export async function resolveReceipt(
  q: Query,
  { receiptId, resolution, staffId, now }: Resolved,
): Promise<void> {
  await q`
    update receipts set state = 'resolved', resolution = ${resolution}, resolved_at = ${now}, resolved_by = ${staffId}
    where id = ${receiptId}`
  await notify(q, 'receipts', { id: receiptId, matched: false })
}
