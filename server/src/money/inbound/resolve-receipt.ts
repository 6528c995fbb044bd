import { notify } from '#platform/database/listen'
import type { Query } from '#platform/database/sql'

type Resolved = {
  receiptId: number
  /** What became of the money. */
  resolution: 'to_wallet' | 'returned' | 'same_money' | 'settlement'
  /** Who found that; null when it went back by itself. */
  staffId: number | null
  now: Date
}

/** Money that waited waits no more, and every console hears of it. The caller holds its lock. */
export async function resolveReceipt(
  q: Query,
  { receiptId, resolution, staffId, now }: Resolved,
): Promise<void> {
  await q`
    update receipts set state = 'resolved', resolution = ${resolution}, resolved_at = ${now}, resolved_by = ${staffId}
    where id = ${receiptId}`
  await notify(q, 'receipts', { id: receiptId, matched: false })
}
