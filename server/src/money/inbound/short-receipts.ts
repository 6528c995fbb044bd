import type { Query } from '#platform/database/sql'

/** `amountVnd` is what of the receipt waits: a part of it may have paid another bill. */
export type ShortReceipt = { id: number; amountVnd: number }

/**
 * Money that was transferred for a bill before, was short and waits for the rest; locked. `exceptId` leaves one receipt
 * out. What a gateway took is not among it: its fee is in it, and it waits for staff.
 */
export function lockShortReceipts(
  q: Query,
  billId: number,
  exceptId: number | null,
): Promise<ShortReceipt[]> {
  return q<ShortReceipt>`
    select r.id, r.amount_vnd - r.applied_vnd as "amountVnd" from receipts r join payments p on p.id = r.payment_id
    where p.bill_id = ${billId} and r.state = 'unmatched' and r.reason = 'short' and p.gateway is null
      and r.id is distinct from ${exceptId}
    order by r.id for update of r`
}

/** The rest has come: what was short has paid too. */
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
