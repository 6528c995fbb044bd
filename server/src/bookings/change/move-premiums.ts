import type { Query } from '#platform/database/sql'
import { ACCOUNTS } from '#platform/ledger/accounts'
import { postTransfer } from '#platform/ledger/post'
import type { DecidedChange } from './decide-change.ts'

/**
 * The premiums (VND) in the payment of a change of a paid booking, or, negative, in its refund: never more than the
 * payment or the refund itself.
 */
export function premiumsInMoney({
  dueVnd,
  premiumsVnd,
}: Pick<DecidedChange, 'dueVnd' | 'premiumsVnd'>): number {
  if (dueVnd > 0) return Math.min(Math.max(0, premiumsVnd), dueVnd)
  return Math.max(Math.min(0, premiumsVnd), dueVnd)
}

/**
 * Moves a part of a paid bill from its round to the insurer, or back when negative (VND): a change made the one cheaper
 * and the other dearer. The change is applied once, in the caller's transaction.
 */
export async function movePremiums(
  q: Query,
  { billId, byVnd, now }: { billId: number; byVnd: number; now: Date },
): Promise<void> {
  if (byVnd === 0) return
  const [row] = await q<{ before: number }>`
    select count(*)::int as before from ledger_transfers
    where bill_id = ${billId} and cause like ${`premiums:${billId}:%`}`
  await postTransfer(q, {
    cause: `premiums:${billId}:${row?.before ?? 0}`,
    kind: 'correction',
    entries: [
      { account: ACCOUNTS.bookingsPaid, amountVnd: byVnd },
      { account: ACCOUNTS.premiumsOwed, amountVnd: -byVnd },
    ],
    occurredAt: now,
    now,
    billId,
  })
}
