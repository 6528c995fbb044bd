import type { Query } from '#platform/database/sql'
import { ACCOUNTS, type AccountName } from '#platform/ledger/accounts'
import type { Entry } from '#platform/ledger/post'
import { post } from '../../posting/post.ts'
import type { Refund } from '../refund.ts'

/**
 * A refund that was agreed to: taken out of the paid booking and its premiums, out of suspense, or out of the shares whose
 * bill was never paid, and owed.
 */
export async function postGranted(q: Query, refund: Refund, now: Date): Promise<void> {
  const { id, amount_vnd: amount } = refund
  if (amount === 0) return
  await post(q, {
    cause: `refund:${id}`,
    kind: 'refund',
    entries: [...takenFrom(refund), { account: ACCOUNTS.refundsDue, amountVnd: -amount }],
    ...traceOf(refund, now),
  })
}

function takenFrom({ cause, amount_vnd: amountVnd, premium_vnd: premium }: Refund): Entry[] {
  if (cause === 'receipt') return [{ account: ACCOUNTS.suspense, amountVnd }]
  if (cause === 'share') return [{ account: ACCOUNTS.sharesHeld, amountVnd }]
  return [
    { account: ACCOUNTS.bookingsPaid, amountVnd: amountVnd - premium },
    { account: ACCOUNTS.premiumsOwed, amountVnd: premium },
  ]
}

/** A granted refund that is taken back before it left: what it was taken out of has it again. */
export async function postUndone(q: Query, refund: Refund, now: Date): Promise<void> {
  const { id, amount_vnd: amount } = refund
  const returned = takenFrom(refund).map(({ account, amountVnd }) => ({ account, amountVnd: -amountVnd }))
  await post(q, {
    cause: `refund-undone:${id}`,
    kind: 'refund',
    entries: [{ account: ACCOUNTS.refundsDue, amountVnd: amount }, ...returned],
    ...traceOf(refund, now),
  })
}

/** A refund that left us from this account. */
export async function postSent(q: Query, refund: Refund, from: AccountName, now: Date): Promise<void> {
  const { id, amount_vnd: amount } = refund
  if (amount === 0) return
  await post(q, {
    cause: `refund-sent:${id}`,
    kind: 'refund',
    entries: [
      { account: ACCOUNTS.refundsDue, amountVnd: amount },
      { account: from, amountVnd: -amount },
    ],
    ...traceOf(refund, now),
  })
}

function traceOf({ bill_id, payment_id, receipt_id }: Refund, now: Date) {
  return {
    occurredAt: now,
    now,
    billId: bill_id ?? undefined,
    paymentId: payment_id ?? undefined,
    receiptId: receipt_id ?? undefined,
  }
}
