import type { Query } from '#platform/database/sql'
import { type Posting, postTransfer, type TransferKind } from '#platform/ledger/post'
import { issueCreditNote, issueReceipt } from '../documents/issue.ts'

/** The document that a golfer gets of a transfer; its number is taken last, when every account is locked. */
const issueDocument: Readonly<Partial<Record<TransferKind, typeof issueReceipt>>> = {
  receipt: issueReceipt,
  match: issueReceipt,
  payment: issueReceipt,
  top_up: issueReceipt,
  refund: issueCreditNote,
}

/**
 * Posts a transfer inside the caller's transaction, and with it the document of money that paid something or went back.
 *
 * @returns false when this cause had been booked before and nothing was done
 */
export async function post(q: Query, posting: Posting): Promise<boolean> {
  const transferId = await postTransfer(q, posting)
  if (transferId === null) return false
  await issueDocument[posting.kind]?.(q, { transferId, now: posting.now })
  return true
}
