import type { Query } from '#platform/database/sql'
import { ACCOUNTS, type AccountName } from '#platform/ledger/accounts'
import { paidBillEntries } from '../payments/paid-bill-entries.ts'
import { post } from '../posting/post.ts'

type Money = { receiptId: number; amountVnd: number; occurredAt: Date; now: Date }

type PaidBill = Money & {
  paymentId: number
  billId: number
  /** What of it the bill took; more than came when earlier money waited, less when too much came. */
  askedVnd: number
  /** What waited in suspense for it. */
  waitingVnd: number
  /** Where the money comes from: it has just arrived, or staff found whose it is. */
  from: 'bank' | 'suspense'
}

/**
 * Money that paid a bill, together with what had been short before: premiums are owed to the insurer, the rest is the
 * paid booking. What is too much waits in suspense to go back.
 */
export async function postMatchedReceipt(q: Query, money: PaidBill) {
  const { receiptId, amountVnd, waitingVnd, askedVnd, from, occurredAt, now, paymentId, billId } = money
  const excessVnd = amountVnd + waitingVnd - askedVnd
  await post(q, {
    // what was too much for one bill may be matched to another one
    cause: from === 'bank' ? `receipt:${receiptId}` : `match:${receiptId}:${billId}`,
    kind: from === 'bank' ? 'receipt' : 'match',
    entries: [
      { account: from, amountVnd },
      { account: ACCOUNTS.suspense, amountVnd: waitingVnd - excessVnd },
      ...(await paidBillEntries(q, billId, askedVnd)),
    ],
    occurredAt,
    now,
    billId,
    paymentId,
    receiptId,
  })
}

type Unmatched = Money & {
  /** Where it stands: on our bank account, or at a gateway. */
  on: AccountName
  paymentId?: number
}

/** Money without an owner yet: it has arrived, and is owed to whoever sent it. */
export async function postUnmatchedReceipt(
  q: Query,
  { receiptId, amountVnd, on, paymentId, occurredAt, now }: Unmatched,
) {
  await post(q, {
    cause: `receipt:${receiptId}`,
    kind: 'receipt',
    entries: [
      { account: on, amountVnd },
      { account: ACCOUNTS.suspense, amountVnd: -amountVnd },
    ],
    occurredAt,
    now,
    paymentId,
    receiptId,
  })
}
