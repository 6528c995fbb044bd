/** Why received money could not pay a bill automatically: it waits in suspense and on the staff's list. */
export type ReceiptReason =
  | 'unknown_content'
  | 'ambiguous'
  | 'short'
  | 'excess'
  | 'late'
  | 'already_paid'
  | 'ended'
  | 'wrong_account'
  | 'told_before'
  | 'account_deleted'

/**
 * Final reasons: the money is refunded automatically. A short transfer may still be completed, and money on another
 * account or without a bill is for staff to review.
 */
export const goesBack: ReadonlySet<ReceiptReason> = new Set(['late', 'ended', 'already_paid'])
