/** Why money that arrived could not be taken for a bill by itself: it waits in suspense and on the staff's list. */
export type ReceiptReason =
  | 'unknown_content'
  | 'ambiguous'
  | 'short'
  | 'excess'
  | 'late'
  | 'already_paid'
  | 'ended'
  | 'wrong_account'

export type MatchedPayment = {
  id: number
  /** Null for a top-up. */
  billId: number | null
  memberId: number
  state: string
  amountVnd: number
  feeVnd: number
}

/**
 * Judges money against the payment its content names, before the booking is asked. One rule each: it must have come
 * to our account, for a payment not yet made, and to the đồng; anything else is for a person. A top-up takes whatever
 * came to our account.
 *
 * @param ourAccount the account golfers are told to pay to
 * @param account the account it arrived on; null when the notifier pays into the agreed one
 */
export function judgeReceipt(
  payment: MatchedPayment,
  received: { amountVnd: number; account: string | null },
  ourAccount: string,
): ReceiptReason | null {
  if (received.account !== null && received.account !== ourAccount) return 'wrong_account'
  if (payment.billId === null) return null
  if (payment.state === 'succeeded') return 'already_paid'
  const asked = payment.amountVnd + payment.feeVnd
  if (received.amountVnd < asked) return 'short'
  if (received.amountVnd > asked) return 'excess'
  return null
}
