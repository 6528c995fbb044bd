import type { Context } from '../context.ts'
import { notify } from '../database/listen.ts'
import type { Query } from '../database/sql.ts'
import { inTransaction } from '../database/transaction.ts'
import type { BankNotification } from '../gateways/bank-notifications/notification.ts'
import { creditTransfer } from '../wallet/credit-top-up.ts'
import { findPayment } from './find-payment.ts'
import { judgeReceipt, type MatchedPayment, type ReceiptReason } from './judge-receipt.ts'
import { postMatchedReceipt, postUnmatchedReceipt } from './post-receipt.ts'
import { settleBill } from './settle-bill.ts'
import { tellGolfer } from './tell-golfer.ts'

/**
 * Applies one stored notification exactly once: whoever claims it does the work, every repeat finds it done.
 * Match, judgement, booking, ledger and message are one transaction.
 */
export async function applyBankNotification(
  ctx: Context,
  notificationId: number,
  notification: BankNotification,
): Promise<void> {
  const now = ctx.clock.now()
  await inTransaction(ctx.pool, async (q) => {
    const [claimed] = await q<{ id: number }>`
      update inbound_notifications set handled_at = ${now} where id = ${notificationId} and handled_at is null
      returning id`
    if (!claimed) return
    if (notification.direction === 'out' || notification.amount === 0) return
    const { payment, reason } = await settle(ctx, q, notification, now)
    const [receipt] = await q<{ id: number }>`
      insert into receipts (notification_id, account_number, amount_vnd, content, occurred_at, received_at, state, reason,
        payment_id)
      values (${notificationId}, ${notification.accountNumber ?? ctx.config.bank.accountNumber}, ${notification.amount},
        ${notification.content}, ${notification.occurredAt}, ${now}, ${reason ? 'unmatched' : 'matched'}, ${reason},
        ${payment?.id ?? null})
      returning id`
    if (!receipt) throw new Error('a receipt was not stored')
    const money = {
      receiptId: receipt.id,
      amountVnd: notification.amount,
      occurredAt: notification.occurredAt,
      now,
    }
    if (reason === null && payment && payment.billId === null)
      await creditTransfer(ctx, q, {
        ...money,
        paymentId: payment.id,
        memberId: payment.memberId,
        providerReference: notification.reference,
      })
    else if (reason === null && payment?.billId)
      await postMatchedReceipt(q, { ...money, paymentId: payment.id, billId: payment.billId })
    else await postUnmatchedReceipt(q, money)
    if (payment?.billId)
      await tellGolfer(ctx, q, {
        billId: payment.billId,
        amountVnd: notification.amount,
        askedVnd: payment.amountVnd + payment.feeVnd,
        reason,
        now,
      })
    await notify(q, 'receipts', { id: receipt.id, matched: reason === null })
  })
}

/** Which payment the money is for and, when it cannot be taken by itself, why not. */
async function settle(
  ctx: Context,
  q: Query,
  notification: BankNotification,
  now: Date,
): Promise<{ payment: MatchedPayment | null; reason: ReceiptReason | null }> {
  const found = await findPayment(q, notification.content, now)
  if (found.kind !== 'payment')
    return { payment: null, reason: found.kind === 'none' ? 'unknown_content' : 'ambiguous' }
  const { payment } = found
  const received = { amountVnd: notification.amount, account: notification.accountNumber }
  const reason = judgeReceipt(payment, received, ctx.config.bank.accountNumber)
  if (reason !== null || payment.billId === null) return { payment, reason }
  // The bank's own time decides: one sent in time but told late is not punished.
  const outcome = await settleBill(ctx, q, {
    paymentId: payment.id,
    billId: payment.billId,
    occurredAt: notification.occurredAt,
    providerReference: notification.reference,
    now,
  })
  return { payment, reason: outcome === 'paid' ? null : outcome }
}
