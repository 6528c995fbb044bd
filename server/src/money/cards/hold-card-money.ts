import { system } from '#bookings/booking/record-event'
import type { Context } from '#platform/context/context'
import { notify } from '#platform/database/listen'
import type { Query } from '#platform/database/sql'
import { clearingOf } from '#platform/ledger/accounts'
import { findNotification, storeNotification } from '../inbound/notifications.ts'
import { goesBack, type ReceiptReason } from '../inbound/receipt-reasons.ts'
import { storeReceipt } from '../inbound/store-receipt.ts'
import { notifyGolfer } from '../payments/notify-golfer.ts'
import { expireHeld } from '../payments/settle-payment.ts'
import { postUnmatchedReceipt } from '../receipts/post-receipt.ts'
import { returnReceipt } from '../refunds/returns/return-receipt.ts'
import type { CardAttempt, CardMoney } from './card-attempt.ts'

/**
 * Holds money at the gateway that cannot pay its purpose (too late, the bill is paid or gone, not the amount asked): it
 * is stored with its reason, refunded or queued for staff, and the golfer is notified.
 */
export async function holdCardMoney(
  ctx: Context,
  q: Query,
  attempt: CardAttempt,
  money: CardMoney & { reason: ReceiptReason },
  now: Date,
): Promise<void> {
  const { id: paymentId, billId, gateway, reference } = attempt
  const { amountVnd, providerReference, occurredAt, reason } = money
  const reported = { provider: gateway, eventId: heldAs(providerReference), body: JSON.stringify(money) }
  const notificationId = await storeNotification(q, { ...reported, now, isHandled: true })
  if (notificationId === null) throw new Error('a receipt has no source')
  const receiptId = await storeReceipt(q, {
    notificationId,
    amountVnd,
    occurredAt,
    now,
    reason,
    paymentId,
    accountNumber: clearingOf(gateway),
    content: reference,
  })
  await expireHeld(q, { paymentId, providerReference, now })
  const on = clearingOf(gateway)
  await postUnmatchedReceipt(q, { receiptId, amountVnd, on, paymentId, occurredAt, now })
  ctx.log.warn({ gateway, reference, reason }, 'received a card payment that pays nothing')
  if (billId !== null)
    await notifyGolfer(ctx, q, {
      billId,
      paymentId,
      amountVnd,
      waitingVnd: 0,
      askedVnd: attempt.amountVnd + attempt.feeVnd,
      reason,
      now,
    })
  // another amount than asked is for staff: gateways do not take that
  if (goesBack.has(reason)) {
    await returnReceipt(ctx, q, { receiptId, fields: {}, actor: system, now })
  }
  await notify(q, 'receipts', { id: receiptId, matched: false })
}

const heldAs = (providerReference: string) => `money:${providerReference}`

/** Whether this money was held before: it is so once, and stays so. */
export async function isHeld(
  q: Query,
  { gateway }: CardAttempt,
  providerReference: string,
): Promise<boolean> {
  return (await findNotification(q, { provider: gateway, eventId: heldAs(providerReference) })) !== null
}
