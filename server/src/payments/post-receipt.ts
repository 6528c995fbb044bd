import type { Query } from '../database/sql.ts'
import { ACCOUNTS } from '../ledger/accounts.ts'
import { post } from '../ledger/post.ts'
import { paidBillEntries } from './paid-bill-entries.ts'

type Money = { receiptId: number; amountVnd: number; occurredAt: Date; now: Date }

/** Money that paid a bill: premiums are owed to the insurer, the rest is the paid booking. */
export async function postMatchedReceipt(q: Query, money: Money & { paymentId: number; billId: number }) {
  const { receiptId, amountVnd, occurredAt, now, paymentId, billId } = money
  await post(q, {
    cause: `receipt:${receiptId}`,
    kind: 'receipt',
    entries: [{ account: ACCOUNTS.bank, amountVnd }, ...(await paidBillEntries(q, billId, amountVnd))],
    occurredAt,
    now,
    billId,
    paymentId,
    receiptId,
  })
}

/** Money that is nobody's yet: on our bank account, and owed to whoever sent it. */
export async function postUnmatchedReceipt(q: Query, { receiptId, amountVnd, occurredAt, now }: Money) {
  await post(q, {
    cause: `receipt:${receiptId}`,
    kind: 'receipt',
    entries: [
      { account: ACCOUNTS.bank, amountVnd },
      { account: ACCOUNTS.suspense, amountVnd: -amountVnd },
    ],
    occurredAt,
    now,
    receiptId,
  })
}
