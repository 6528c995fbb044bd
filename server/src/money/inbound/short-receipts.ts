import type { Query } from '#platform/database/sql'

/** `amountVnd` is the part of the receipt still waiting: the rest may have paid another bill. */
export type ShortReceipt = { id: number; amountVnd: number }

/**
 * Short transfers for a bill, or for one share of it, which wait for their rest; locked. `exceptId` excludes one receipt.
 * Gateway money is excluded: it contains the fee, and waits for staff. A short share pays nothing but that share.
 */
export function lockShortReceipts(
  q: Query,
  { billId, shareId = null }: { billId: number; shareId?: number | null },
  exceptId: number | null,
): Promise<ShortReceipt[]> {
  return q<ShortReceipt>`
    select r.id, r.amount_vnd - r.applied_vnd as "amountVnd" from receipts r join payments p on p.id = r.payment_id
    where p.bill_id = ${billId} and (p.id = ${shareId}::bigint or ${shareId}::bigint is null and p.split_id is null) and r.state = 'unmatched' and r.reason = 'short' and p.gateway is null
      and r.id is distinct from ${exceptId}
    order by r.id for update of r`
}

/** The rest has arrived: the short transfers have paid too. */
export async function closeShortReceipts(
  q: Query,
  receipts: readonly ShortReceipt[],
  now: Date,
): Promise<void> {
  if (receipts.length === 0) return
  await q`
    update receipts set state = 'matched', reason = null, applied_vnd = amount_vnd, resolution = 'matched', resolved_at = ${now}
    where id = any (${receipts.map(({ id }) => id)})`
}
