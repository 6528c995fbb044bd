import { type Actor, system } from '#bookings/booking/record-event'
import type { Context } from '#platform/context/context'
import { notify } from '#platform/database/listen'
import type { Query } from '#platform/database/sql'
import { closeShortReceipts, lockShortReceipts } from '../inbound/short-receipts.ts'
import { writeMatch } from '../inbound/store-receipt.ts'
import { transferOfBill } from '../payments/find-payment.ts'
import { askedFor } from '../payments/judge-receipt.ts'
import { notifyPaid } from '../payments/notify-golfer.ts'
import { settleBill } from '../payments/settle-bill.ts'
import { returnReceipt } from '../refunds/returns/return-receipt.ts'
import { postMatchedReceipt } from './post-receipt.ts'

/**
 * Pays a bill, whose booking is locked, from transfers with its own content that were too short for the rest of it until
 * one more share was paid, or one more part at the counter. Each pays in its order; what is too much of the last one goes
 * back, and so does what is not needed. Does nothing while they are still too short.
 *
 * @param paid.actor who took the money that completes it: by default the gateway
 * @returns whether the bill is paid
 */
export async function payRestFromWaiting(
  ctx: Context,
  q: Query,
  billId: number,
  { actor, now }: { actor?: Actor; now: Date },
): Promise<boolean> {
  const waiting = await lockShortReceipts(q, { billId }, null)
  const payment = waiting.length === 0 ? undefined : await transferOfBill(ctx, q, billId, now)
  if (!payment) return false
  const askedVnd = askedFor(payment)
  const used: typeof waiting = []
  let usedVnd = 0
  for (const receipt of waiting) {
    if (usedVnd >= askedVnd) break
    used.push(receipt)
    usedVnd += receipt.amountVnd
  }
  const last = used.pop()
  if (!last || usedVnd < askedVnd) return false
  const occurredAt = await latestOf(q, [last, ...used])
  const settling = { paymentId: payment.id, billId, occurredAt, now, ...(actor && { actor }) }
  if ((await settleBill(ctx, q, settling)) !== 'paid') return false
  const waitingVnd = usedVnd - last.amountVnd
  const money = { receiptId: last.id, amountVnd: last.amountVnd, occurredAt, now }
  await postMatchedReceipt(q, {
    ...money,
    paymentId: payment.id,
    billId,
    askedVnd,
    waitingVnd,
    from: 'suspense',
  })
  await closeShortReceipts(q, used, now)
  const reason = usedVnd > askedVnd ? 'excess' : null
  const takenVnd = Math.min(last.amountVnd, askedVnd - waitingVnd)
  await writeMatch(q, last.id, { paymentId: payment.id, reason, takenVnd, staffId: null, now })
  await notifyPaid(ctx, q, { billId, paymentId: payment.id, now })
  if (reason) await returnReceipt(ctx, q, { receiptId: last.id, fields: {}, actor: system, now })
  await notify(q, 'receipts', { id: last.id, matched: reason === null })
  return true
}

async function latestOf(q: Query, receipts: readonly { id: number }[]): Promise<Date> {
  const [latest] = await q<{ at: Date }>`
    select max(occurred_at) as at /* not null */ from receipts where id = any (${receipts.map(({ id }) => id)})`
  if (!latest) throw new Error('no receipt')
  return latest.at
}
