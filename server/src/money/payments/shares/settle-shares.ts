import type { Query } from '#platform/database/sql'
import { ACCOUNTS } from '#platform/ledger/accounts'
import { post } from '../../posting/post.ts'
import { paidBillEntries } from '../paid-bill-entries.ts'
import { closeSplit } from './open-split.ts'

/**
 * The bill of held shares, or of parts that the counter took, is paid: they have paid theirs of it. Does nothing for a
 * bill that is paid in one.
 *
 * @param occurredAt when the payment that completed the bill was made
 */
export async function settleShares(
  q: Query,
  { billId, occurredAt, now }: { billId: number; occurredAt: Date; now: Date },
): Promise<void> {
  const shares = await q<{ id: number; amountVnd: number }>`
    update payments set state = 'succeeded' where bill_id = ${billId} and state = 'held'
    returning id, amount_vnd as "amountVnd"`
  await closeSplit(q, billId, 'paid', now)
  for (const { id: paymentId, amountVnd } of shares.toSorted((a, b) => a.id - b.id))
    await post(q, {
      cause: `share:${paymentId}`,
      kind: 'payment',
      entries: [
        { account: ACCOUNTS.sharesHeld, amountVnd },
        ...(await paidBillEntries(q, paymentId, amountVnd)),
      ],
      occurredAt,
      now,
      billId,
      paymentId,
    })
}
