import type { ReceiptReason } from '../inbound/receipt-reasons.ts'

/** A payment that the content of a transfer names. */
export type MatchedPayment = {
  id: number
  /** Null for a top-up. */
  billId: number | null
  memberId: number
  /** The account was deleted; read behind the member's lock for a top-up. */
  isMemberGone: boolean
  state: string
  amountVnd: number
  feeVnd: number
  /** Of the share of a split bill; else null. */
  splitId: number | null
}

/**
 * Judges received money against the payment its content names, before the booking is asked. One rule each: it must have
 * come to our account and for a payment not yet made; a short transfer waits for the rest and then pays together with
 * it; an excess pays the bill and the rest is refunded. A top-up accepts any amount on our account, as long as the
 * golfer's account exists: after its deletion the money waits for staff.
 *
 * @param received.waitingVnd the sum of earlier short transfers for the same bill
 * @param received.account the account it arrived on; null when the notifier pays into the agreed one
 * @param ourAccount the account shown to golfers
 */
export function judgeReceipt(
  payment: MatchedPayment,
  received: { amountVnd: number; waitingVnd: number; account: string | null },
  ourAccount: string,
): ReceiptReason | null {
  if (received.account !== null && received.account !== ourAccount) return 'wrong_account'
  if (payment.billId === null) return payment.isMemberGone ? 'account_deleted' : null
  if (payment.state === 'succeeded' || payment.state === 'held') return 'already_paid'
  const [total, asked] = [received.amountVnd + received.waitingVnd, askedFor(payment)]
  // the rest of a share that has ended has nothing to wait for
  const isOver = payment.splitId !== null && payment.state === 'expired'
  if (total < asked && !isOver) return 'short'
  return total > asked ? 'excess' : null
}

/** The amount due of a payment, its fee included. */
export function askedFor({ amountVnd, feeVnd }: Pick<MatchedPayment, 'amountVnd' | 'feeVnd'>): number {
  return amountVnd + feeVnd
}
