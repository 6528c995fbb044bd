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
  | 'told_before'
  | 'account_deleted'

/**
 * Reasons after which nothing is left to find out: the money goes back by itself. What is short may still be
 * completed, and what came to another account or names no bill is for a person.
 */
export const goesBack: ReadonlySet<ReceiptReason> = new Set(['late', 'ended', 'already_paid'])
