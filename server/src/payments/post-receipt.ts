import type { Query } from '../database/sql.ts'
import { ACCOUNTS } from '../ledger/accounts.ts'
import { post } from '../ledger/post.ts'

type Money = { receiptId: number; amountVnd: number; occurredAt: Date; now: Date }

/** Money that paid a bill: premiums are owed to the insurer, the rest is the paid booking. */
export async function postMatchedReceipt(q: Query, money: Money & { paymentId: number; billId: number }) {
  const { receiptId, amountVnd, occurredAt, now, paymentId, billId } = money
  const [services] = await q<{ premiums: number }>`
    select coalesce(sum(amount_vnd), 0)::bigint as premiums from bill_services
    where bill_id = ${billId} and kind = 'hio' and cancelled_at is null`
  const premiums = services?.premiums ?? 0
  await post(q, {
    cause: `receipt:${receiptId}`,
    kind: 'receipt',
    entries: [
      { account: ACCOUNTS.bank, amountVnd },
      { account: ACCOUNTS.premiumsOwed, amountVnd: -premiums },
      { account: ACCOUNTS.bookingsPaid, amountVnd: -(amountVnd - premiums) },
    ],
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
