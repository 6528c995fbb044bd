import { system } from '#bookings/booking/record-event'
import type { Context } from '#platform/context/context'
import { notify } from '#platform/database/listen'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import type { BankNotification } from '#platform/gateways/bank-notifications/notification'
import { findPayment } from '../payments/find-payment.ts'
import {
  askedFor,
  goesBack,
  judgeReceipt,
  type MatchedPayment,
  type ReceiptReason,
} from '../payments/judge-receipt.ts'
import { settleBill } from '../payments/settle-bill.ts'
import { closeShortReceipts, lockShortReceipts, type ShortReceipt } from '../payments/short-receipts.ts'
import { tellGolfer } from '../payments/tell-golfer.ts'
import { returnReceipt } from '../refunds/returns/return-receipt.ts'
import { creditTransfer } from '../wallet/credit-top-up.ts'
import { notAfter } from './not-after.ts'
import { postMatchedReceipt, postUnmatchedReceipt } from './post-receipt.ts'
import { noteRepeat, type ToldMovement, toldBefore } from './told-before.ts'

/**
 * Applies one stored notification exactly once: whoever claims it does the work, every repeat finds it done. So is money
 * that another notifier has told of: it came once; what may be such money waits for a person. Match, judgement, booking,
 * ledger and message are one transaction. Money that is certainly a golfer's and can pay nothing goes back the way the
 * golfer chooses, without waiting for a person. A bank's time later than ours is replaced by ours: no transfer is made
 * after it was told, and a bank's fast clock must not make it late. What the bank said stays in the notification's body.
 *
 * @param line which of the lines of one reference and amount an administrator books from the bank's statement
 */
export async function applyBankNotification(
  ctx: Context,
  notificationId: number,
  asTold: BankNotification,
  line: number | null = null,
): Promise<void> {
  const now = ctx.clock.now()
  const notification = { ...asTold, occurredAt: notAfter(now, asTold.occurredAt) }
  await inTransaction(ctx.pool, async (q) => {
    const [claimed] = await q<{ id: number }>`
      update inbound_notifications set handled_at = ${now} where id = ${notificationId} and handled_at is null
      returning id`
    if (!claimed) return
    if (notification.direction === 'out' || notification.amount === 0) return
    const movement = movementOf(ctx, notification, line)
    const told = await toldBefore(q, movement)
    if (told.kind === 'same') return noteRepeat(q, notificationId, told.receiptId)
    const { payment, reason, short, isPaid } =
      told.kind === 'doubtful' ? maybeTheSame : await settle(ctx, q, notification, now)
    const { accountNumber, bankReference, amountVnd } = movement
    const waitingVnd = short.reduce((sum, one) => sum + one.amountVnd, 0)
    const askedVnd = payment ? askedFor(payment) : 0
    const isTopUp = payment !== null && payment.billId === null && reason === null
    const appliedVnd = isTopUp ? amountVnd : isPaid ? Math.min(amountVnd, askedVnd - waitingVnd) : 0
    const [receipt] = await q<{ id: number }>`
      insert into receipts (notification_id, account_number, amount_vnd, applied_vnd, content, occurred_at, received_at,
        state, reason, payment_id, bank_reference, told_by, movement_number, other_text)
      values (${notificationId}, ${accountNumber}, ${amountVnd}, ${appliedVnd}, ${notification.content},
        ${notification.occurredAt}, ${now}, ${reason ? 'unmatched' : 'matched'}, ${reason}, ${payment?.id ?? null},
        ${bankReference}, ${movement.toldBy}, ${told.number}, ${notification.otherText ?? ''})
      returning id`
    if (!receipt) throw new Error('a receipt was not stored')
    const money = { receiptId: receipt.id, amountVnd, occurredAt: notification.occurredAt, now }
    if (isTopUp) {
      const { id: paymentId, memberId } = payment
      await creditTransfer(ctx, q, {
        ...money,
        paymentId,
        memberId,
        providerReference: bankReference,
      })
    } else if (isPaid && payment?.billId) {
      const { id: paymentId, billId } = payment
      await postMatchedReceipt(q, { ...money, paymentId, billId, askedVnd, waitingVnd, from: 'bank' })
      await closeShortReceipts(q, short, now)
    } else await postUnmatchedReceipt(q, { ...money, on: 'bank' })
    if (payment?.billId)
      await tellGolfer(ctx, q, { billId: payment.billId, amountVnd, waitingVnd, askedVnd, reason, now })
    if (payment?.billId && reason !== null && (reason === 'excess' || goesBack.has(reason)))
      await returnReceipt(ctx, q, { receiptId: receipt.id, fields: {}, actor: system, now })
    await notify(q, 'receipts', { id: receipt.id, matched: reason === null })
  })
}

function movementOf(
  ctx: Context,
  { accountNumber, reference, amount, provider, content, occurredAt }: BankNotification,
  line: number | null,
): ToldMovement {
  return {
    accountNumber: accountNumber ?? ctx.config.bank.accountNumber,
    bankReference: reference?.trim() || null,
    amountVnd: amount,
    toldBy: provider,
    content,
    occurredAt,
    line,
  }
}

type Settled = {
  payment: MatchedPayment | null
  reason: ReceiptReason | null
  /** What waited for this money. */
  short: ShortReceipt[]
  isPaid: boolean
}

const maybeTheSame: Settled = { payment: null, reason: 'told_before', short: [], isPaid: false }

/** Which payment the money is for and, when it cannot be taken (whole), why not. */
async function settle(ctx: Context, q: Query, notification: BankNotification, now: Date): Promise<Settled> {
  const none = { short: [], isPaid: false }
  const found = await findPayment(ctx, q, notification.content, notification.amount, now)
  if (found.kind !== 'payment')
    return { ...none, payment: null, reason: found.kind === 'none' ? 'unknown_content' : 'ambiguous' }
  const { payment } = found
  const short = payment.billId === null ? [] : await lockShortReceipts(q, payment.billId, null)
  const waitingVnd = short.reduce((sum, one) => sum + one.amountVnd, 0)
  const received = { amountVnd: notification.amount, waitingVnd, account: notification.accountNumber }
  const reason = judgeReceipt(payment, received, ctx.config.bank.accountNumber)
  if (payment.billId === null || !(reason === null || reason === 'excess'))
    return { payment, reason, short, isPaid: false }
  // The bank's own time decides: one sent in time but told late is not punished.
  const outcome = await settleBill(ctx, q, {
    paymentId: payment.id,
    billId: payment.billId,
    occurredAt: notification.occurredAt,
    providerReference: notification.reference,
    now,
  })
  return outcome === 'paid' ? { payment, reason, short, isPaid: true } : { ...none, payment, reason: outcome }
}
