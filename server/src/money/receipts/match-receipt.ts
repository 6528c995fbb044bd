import type { Actor } from '#bookings/booking/record-event'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import { notify } from '#platform/database/listen'
import { inTransaction } from '#platform/database/transaction'
import { lockWaitingReceipt } from '../inbound/lock-waiting-receipt.ts'
import type { ReceiptReason } from '../inbound/receipt-reasons.ts'
import { recheckOrder } from '../inbound/recheck-order.ts'
import { closeShortReceipts, lockShortReceipts } from '../inbound/short-receipts.ts'
import { writeMatch } from '../inbound/store-receipt.ts'
import { shareOfPlayer, transferOfBill } from '../payments/find-payment.ts'
import { askedFor } from '../payments/judge-receipt.ts'
import { notifyGolfer, notifyPaid } from '../payments/notify-golfer.ts'
import { settleBill } from '../payments/settle-bill.ts'
import { holdShare } from '../payments/shares/hold-share.ts'
import { payRestFromWaiting } from './pay-rest-from-waiting.ts'
import { postMatchedReceipt } from './post-receipt.ts'
import { reachDeposit } from './reach-deposit.ts'

/**
 * Matches money in suspense with the booking chosen by staff. The same rules hold as when the transfer names the bill:
 * the bank's own time decides, a short transfer waits for the rest, an excess is refunded, and for a paid or ended bill
 * it stays in suspense, now with its reason and its golfer. Of a split bill it pays what no share has paid, or with
 * `playerId` the share of that player alone.
 *
 * @throws Refusal `staff.receiptSettled` when the money is resolved, `payment.notFound` for a booking without a bill, or
 *   without a share of the player
 */
export async function matchReceipt(
  ctx: Context,
  staff: Staff,
  { receiptId, bookingId, playerId }: { receiptId: number; bookingId: number; playerId?: number | undefined },
): Promise<void> {
  const now = ctx.clock.now()
  const actor: Actor = { kind: 'staff', id: staff.id }
  await inTransaction(ctx.pool, async (q) => {
    // the booking first, as in every step about one
    const payment =
      playerId === undefined
        ? await transferOfBill(ctx, q, bookingId, now)
        : await shareOfPlayer(q, bookingId, playerId)
    const receipt = await lockWaitingReceipt(q, receiptId)
    if (!payment) throw new Refusal('payment.notFound')
    const shareId = payment.splitId === null ? null : payment.id
    const short = await lockShortReceipts(q, { billId: bookingId, shareId }, receiptId)
    const waitingVnd = short.reduce((sum, one) => sum + one.amountVnd, 0)
    const askedVnd = askedFor(payment)
    const total = receipt.openVnd + waitingVnd
    const money = { receiptId, occurredAt: receipt.occurredAt, now, paymentId: payment.id, billId: bookingId }
    const take = () =>
      shareId === null
        ? settleBill(ctx, q, { ...money, actor })
        : holdShare(ctx, q, { ...money, share: { ...payment, billId: bookingId }, providerReference: null })
    const outcome = total < askedVnd ? 'short' : await take()
    const isTaken = outcome === 'paid' || outcome === 'held'
    const reason: ReceiptReason | null = !isTaken ? outcome : total > askedVnd ? 'excess' : null
    if (isTaken) {
      await postMatchedReceipt(q, {
        ...money,
        amountVnd: receipt.openVnd,
        askedVnd,
        waitingVnd,
        from: 'suspense',
      })
      await closeShortReceipts(q, short, now)
    }
    // of another booking, when it came for that one
    await recheckOrder(ctx, q, receiptId, now)
    const taken = isTaken ? Math.min(receipt.openVnd, askedVnd - waitingVnd) : 0
    await writeMatch(q, receiptId, { paymentId: payment.id, reason, takenVnd: taken, staffId: staff.id, now })
    if (reason === 'short') await reachDeposit(ctx, q, bookingId, { occurredAt: receipt.occurredAt, now })
    const { openVnd: amountVnd } = receipt
    const paid = { billId: bookingId, paymentId: payment.id }
    if (outcome === 'held') await payRestFromWaiting(ctx, q, bookingId, { actor, now })
    // the player reads on the page of the share what became of its money
    if (shareId === null)
      await notifyGolfer(ctx, q, { ...paid, amountVnd, waitingVnd, askedVnd, reason, now })
    else if (outcome === 'paid') await notifyPaid(ctx, q, { ...paid, now })
    await notify(q, 'receipts', { id: receiptId, matched: reason === null })
  })
}
