import { Refusal } from '#platform/context/refusal'
import { constraintOf } from '#platform/database/errors'
import type { Query } from '#platform/database/sql'
import { ACCOUNTS } from '#platform/ledger/accounts'
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
 * @throws Refusal `ledger.bankTooLow` when more would leave our bank account than the books have in it
 */
export async function post(q: Query, posting: Posting): Promise<boolean> {
  const leavesBank = posting.entries.some(
    ({ account, amountVnd }) => account === ACCOUNTS.bank && amountVnd < 0,
  )
  const transferId = await postTransfer(q, posting).catch((error: unknown) => {
    const isTooLow = leavesBank && constraintOf(error) === 'account_is_not_overdrawn'
    throw isTooLow ? new Refusal('ledger.bankTooLow') : error
  })
  if (transferId === null) return false
  await issueDocument[posting.kind]?.(q, { transferId, now: posting.now })
  return true
}
