import type { BankAccount } from '@teeviet/contract/rules/money/payee'
import type { Query } from '#platform/database/sql'
import type { ReceiptReason } from './receipt-reasons.ts'

/** Money that came in; amounts in VND. */
export type NewReceipt = {
  notificationId: number
  /** The account of ours, or the gateway, where it is. */
  accountNumber: string
  amountVnd: number
  /** The part applied to a payment. */
  appliedVnd?: number
  content: string
  occurredAt: Date
  now: Date
  /** Why it waits; null for money that was taken. */
  reason: ReceiptReason | null
  paymentId: number | null
  bankReference?: string | null
  reportedBy?: string | null
  /** Which of the movements with this account, reference and amount it is, the first as 1. */
  movementNumber?: number | null
  otherText?: string
  /** The account that it came from, where the bank's notification names it. */
  payer?: BankAccount | undefined
}

/**
 * Stores money that came in.
 *
 * @returns its number
 */
export async function storeReceipt(q: Query, receipt: NewReceipt): Promise<number> {
  const { notificationId, accountNumber, amountVnd, appliedVnd = 0, content, occurredAt, now } = receipt
  const { reason, paymentId, bankReference, reportedBy, movementNumber, otherText = '', payer } = receipt
  const [stored] = await q<{ id: number }>`
    insert into receipts (notification_id, account_number, amount_vnd, applied_vnd, content, occurred_at, received_at,
      state, reason, payment_id, bank_reference, told_by, movement_number, other_text, payer_bank_bin,
      payer_account_number, payer_account_name)
    values (${notificationId}, ${accountNumber}, ${amountVnd}, ${appliedVnd}, ${content}, ${occurredAt}, ${now},
      ${reason ? 'unmatched' : 'matched'}, ${reason}, ${paymentId}, ${bankReference ?? null}, ${reportedBy ?? null},
      ${movementNumber ?? null}, ${otherText}, ${payer?.bin ?? null}, ${payer?.account ?? null}, ${payer?.holder ?? null})
    returning id`
  if (!stored) throw new Error('a receipt was not stored')
  return stored.id
}

/**
 * Writes which payment money in suspense is for, as staff found or because the rest of its bill has come.
 *
 * @param found.reason why it waits on; null when all is done
 * @param found.takenVnd what of it was taken for the payment
 */
export async function writeMatch(
  q: Query,
  receiptId: number,
  found: {
    paymentId: number
    reason: ReceiptReason | null
    takenVnd: number
    staffId: number | null
    now: Date
  },
): Promise<void> {
  const { paymentId, reason, takenVnd, staffId, now } = found
  const isOver = reason === null
  await q`
    update receipts set payment_id = ${paymentId}, reason = ${reason}, applied_vnd = applied_vnd + ${takenVnd},
      state = ${isOver ? 'matched' : 'unmatched'}, resolution = ${isOver ? 'matched' : null},
      resolved_at = ${isOver ? now : null}, resolved_by = ${isOver ? staffId : null}
    where id = ${receiptId}`
}
