import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import type { ReceiptReason } from './receipt-reasons.ts'

/** Money waiting in suspense; `openVnd` is the part not applied to a bill. */
export type WaitingReceipt = {
  id: number
  openVnd: number
  occurredAt: Date
  reason: ReceiptReason | null
}

/**
 * Locks money that staff deal with: of two at once, the second finds it dealt with.
 * @throws Refusal `request.notFound`, `staff.receiptSettled`
 */
export async function lockWaitingReceipt(q: Query, receiptId: number): Promise<WaitingReceipt> {
  const [receipt] = await q<WaitingReceipt & { state: string }>`
    select id, state, reason, amount_vnd - applied_vnd as "openVnd", occurred_at as "occurredAt"
    from receipts where id = ${receiptId} for update`
  if (!receipt) throw new Refusal('request.notFound')
  if (receipt.state !== 'unmatched') throw new Refusal('staff.receiptSettled')
  return receipt
}
