import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { lockShortReceipts } from '../inbound/short-receipts.ts'
import { heldShares, isSplit } from './shares/rest-of-bill.ts'

/**
 * Changes the amount (VND) of an unpaid bill; the caller has locked its booking. The QR code keeps its content and asks
 * for the new amount. Attempts at a gateway or with points end: money still paid there for the old amount is refunded.
 *
 * @throws Refusal `booking.moneyArrived` while a part of the old amount is here and waits for the rest, `share.amountFixed`
 *   while the bill is split
 */
export async function askNewAmount(
  q: Query,
  { billId, amountVnd, now }: { billId: number; amountVnd: number; now: Date },
): Promise<void> {
  if (await isSplit(q, billId)) throw new Refusal('share.amountFixed')
  const short = await lockShortReceipts(q, { billId }, null)
  if (short.length > 0 || (await heldShares(q, billId)) > 0) throw new Refusal('booking.moneyArrived')
  await q`
    update payments set amount_vnd = ${amountVnd}
    where bill_id = ${billId} and method = 'bank' and state in ('created', 'pending')`
  await q`
    update payments set state = 'expired', settled_at = ${now}
    where bill_id = ${billId} and method <> 'bank' and state in ('created', 'pending')`
}
