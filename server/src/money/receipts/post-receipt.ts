import type { Query } from '#platform/database/sql'
import { ACCOUNTS, type AccountName } from '#platform/ledger/accounts'
import { paidBillEntries } from '../payments/paid-bill-entries.ts'
import { post } from '../posting/post.ts'

type Money = { receiptId: number; amountVnd: number; occurredAt: Date; now: Date }

type PaidBill = Money & {
  paymentId: number
  billId: number
  /** The amount the bill took; more than received with earlier short transfers, less for an excess. */
  askedVnd: number
  /** The earlier money in suspense for it. */
  waitingVnd: number
  /** Where the money comes from: it has just arrived, or staff found whose it is. */
  from: 'bank' | 'suspense'
}

/**
 * Posts the payment of a bill, together with earlier short transfers: premiums are owed to the insurer, the rest is the
 * paid booking. The excess waits in suspense for its refund.
 */
export async function postMatchedReceipt(q: Query, money: PaidBill) {
  const { receiptId, amountVnd, waitingVnd, askedVnd, from, occurredAt, now, paymentId, billId } = money
  const excessVnd = amountVnd + waitingVnd - askedVnd
  await post(q, {
    // an excess may be matched to another bill
    cause: from === 'bank' ? `receipt:${receiptId}` : `match:${receiptId}:${billId}`,
    kind: from === 'bank' ? 'receipt' : 'match',
    entries: [
      { account: from, amountVnd },
      { account: ACCOUNTS.suspense, amountVnd: waitingVnd - excessVnd },
      ...(await paidBillEntries(q, paymentId, askedVnd)),
    ],
    occurredAt,
    now,
    billId,
    paymentId,
    receiptId,
  })
}

type Unmatched = Money & {
  /** The account it is on: our bank account, or a gateway's. */
  on: AccountName
  paymentId?: number
}

/** Money without an owner yet: it has arrived, and is owed to its sender. */
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
