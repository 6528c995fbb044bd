import { system } from '#bookings/booking/record-event'
import type { Context } from '#platform/context/context'
import { notify } from '#platform/database/listen'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import type { BankNotification } from '#platform/gateways/bank-notifications/notification'
import { claimNotification, noteRepeat } from '../inbound/notifications.ts'
import { namePayer } from '../inbound/payer-accounts.ts'
import { goesBack, type ReceiptReason } from '../inbound/receipt-reasons.ts'
import { closeShortReceipts, lockShortReceipts, type ShortReceipt } from '../inbound/short-receipts.ts'
import { storeReceipt } from '../inbound/store-receipt.ts'
import { findPayment } from '../payments/find-payment.ts'
import { askedFor, judgeReceipt, type MatchedPayment } from '../payments/judge-receipt.ts'
import { notifyGolfer, notifyPaid } from '../payments/notify-golfer.ts'
import { settleBill } from '../payments/settle-bill.ts'
import { holdShare } from '../payments/shares/hold-share.ts'
import { returnReceipt } from '../refunds/returns/return-receipt.ts'
import { returnToPayer } from '../refunds/returns/return-to-payer.ts'
import { creditTransfer } from '../wallet/credit-top-up.ts'
import { findEarlierReport, type ReportedTransaction } from './already-reported.ts'
import { notAfter } from './not-after.ts'
import { payRestFromWaiting } from './pay-rest-from-waiting.ts'
import { postMatchedReceipt, postUnmatchedReceipt } from './post-receipt.ts'
import { reachDeposit } from './reach-deposit.ts'

/**
 * Applies one stored notification exactly once: the call which claims it applies it, every repeat finds it applied.
 * Money reported by another provider before also counts once; possible duplicates go to manual review. Match,
 * judgement, booking, ledger and message are one transaction. Money of a known golfer which can pay nothing is refunded
 * the way the golfer chooses, without manual review. The money of a share pays that share alone. A bank's time later than ours is replaced by ours: no transfer is
 * made after its report, and a bank's fast clock must not make it late. The bank's own time stays in the notification's
 * body.
 *
 * @param line which of the lines of one reference and amount an administrator books from the bank's statement
 */
export async function applyBankNotification(
  ctx: Context,
  notificationId: number,
  asReported: BankNotification,
  line: number | null = null,
): Promise<void> {
  const now = ctx.clock.now()
  const notification = { ...asReported, occurredAt: notAfter(now, asReported.occurredAt) }
  await inTransaction(ctx.pool, async (q) => {
    if (!(await claimNotification(q, notificationId, now))) return
    if (notification.direction === 'out' || notification.amount === 0) return
    const movement = movementOf(ctx, notification, line)
    const match = await findEarlierReport(q, movement)
    if (match.kind === 'same') {
      if (notification.payer) {
        await namePayer(q, match.receiptId, notification.payer)
        await returnToPayer(ctx, q, match.receiptId, now)
      }
      return noteRepeat(q, notificationId, match.receiptId)
    }
    const { payment, reason, short, isPaid, isHeld } =
      match.kind === 'doubtful' ? maybeTheSame : await settle(ctx, q, notification, now)
    const { accountNumber, bankReference, amountVnd } = movement
    const waitingVnd = short.reduce((sum, one) => sum + one.amountVnd, 0)
    const askedVnd = payment ? askedFor(payment) : 0
    const isTopUp = payment !== null && payment.billId === null && reason === null
    const isTaken = isPaid || isHeld
    const appliedVnd = isTopUp ? amountVnd : isTaken ? Math.min(amountVnd, askedVnd - waitingVnd) : 0
    const receiptId = await storeReceipt(q, {
      notificationId,
      accountNumber,
      amountVnd,
      appliedVnd,
      bankReference,
      reason,
      now,
      content: notification.content,
      occurredAt: notification.occurredAt,
      paymentId: payment?.id ?? null,
      reportedBy: movement.reportedBy,
      movementNumber: match.number,
      otherText: notification.otherText ?? '',
      payer: notification.payer,
    })
    const money = { receiptId, amountVnd, occurredAt: notification.occurredAt, now }
    if (isTopUp) {
      const { id: paymentId, memberId } = payment
      await creditTransfer(ctx, q, {
        ...money,
        paymentId,
        memberId,
        providerReference: bankReference,
      })
    } else if (isTaken && payment?.billId) {
      const { id: paymentId, billId } = payment
      await postMatchedReceipt(q, { ...money, paymentId, billId, askedVnd, waitingVnd, from: 'bank' })
      await closeShortReceipts(q, short, now)
    } else await postUnmatchedReceipt(q, { ...money, on: 'bank' })
    if (payment?.billId && reason === 'short')
      await reachDeposit(ctx, q, payment.billId, { occurredAt: notification.occurredAt, now })
    // the player reads on the page of the share what became of its money, and the golfer on the bill
    if (payment?.billId && payment.splitId !== null) {
      if (isHeld) await payRestFromWaiting(ctx, q, payment.billId, { now })
      if (isPaid) await notifyPaid(ctx, q, { billId: payment.billId, paymentId: payment.id, now })
    } else if (payment?.billId)
      await notifyGolfer(ctx, q, {
        billId: payment.billId,
        paymentId: payment.id,
        amountVnd,
        waitingVnd,
        askedVnd,
        reason,
        now,
      })
    if (payment?.billId && reason !== null && (reason === 'excess' || goesBack.has(reason)))
      await returnReceipt(ctx, q, { receiptId, fields: {}, actor: system, now })
    await notify(q, 'receipts', { id: receiptId, matched: reason === null })
  })
}

function movementOf(
  ctx: Context,
  { accountNumber, reference, amount, provider, content, occurredAt }: BankNotification,
  line: number | null,
): ReportedTransaction {
  return {
    accountNumber: accountNumber ?? ctx.config.bank.accountNumber,
    bankReference: reference?.trim() || null,
    amountVnd: amount,
    reportedBy: provider,
    content,
    occurredAt,
    line,
  }
}

type Settled = {
  payment: MatchedPayment | null
  reason: ReceiptReason | null
  /** The earlier short transfers which waited for this money. */
  short: ShortReceipt[]
  /** The bill, or the change, is paid. */
  isPaid: boolean
  /** The share of a split bill is paid, and waits for the rest of the bill. */
  isHeld: boolean
}

const nothingTaken = { short: [], isPaid: false, isHeld: false }
const maybeTheSame: Settled = { ...nothingTaken, payment: null, reason: 'told_before' }

/** Which payment the money is for and, when it cannot be taken (whole), why not. */
async function settle(ctx: Context, q: Query, notification: BankNotification, now: Date): Promise<Settled> {
  const found = await findPayment(ctx, q, notification.content, notification.amount, now)
  if (found.kind !== 'payment')
    return { ...nothingTaken, payment: null, reason: found.kind === 'none' ? 'unknown_content' : 'ambiguous' }
  const { payment } = found
  const { billId } = payment
  const shareId = payment.splitId === null ? null : payment.id
  const short = billId === null ? [] : await lockShortReceipts(q, { billId, shareId }, null)
  const waitingVnd = short.reduce((sum, one) => sum + one.amountVnd, 0)
  const received = { amountVnd: notification.amount, waitingVnd, account: notification.accountNumber }
  const reason = judgeReceipt(payment, received, ctx.config.bank.accountNumber)
  if (billId === null || !(reason === null || reason === 'excess'))
    return { ...nothingTaken, payment, reason, short }
  // The bank's own time decides: a transfer sent in time but reported late still counts as in time.
  const { occurredAt, reference: providerReference } = notification
  const arrived = { occurredAt, providerReference, now }
  const outcome =
    shareId === null
      ? await settleBill(ctx, q, { paymentId: payment.id, billId, ...arrived })
      : await holdShare(ctx, q, { share: { ...payment, billId }, ...arrived })
  if (outcome !== 'paid' && outcome !== 'held') return { ...nothingTaken, payment, reason: outcome }
  return { payment, reason, short, isPaid: outcome === 'paid', isHeld: outcome === 'held' }
}
