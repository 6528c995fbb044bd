import type { Query } from '#platform/database/sql'
import { ACCOUNTS } from '#platform/ledger/accounts'
import type { Entry } from '#platform/ledger/post'

/**
 * The credit side of a paid bill, whatever the method: premiums are owed to the insurer, the rest belongs to the
 * booking until its round is played.
 *
 * @param amountVnd the bill's amount without any card fee
 */
export async function paidBillEntries(q: Query, billId: number, amountVnd: number): Promise<Entry[]> {
  const [services] = await q<{ premiums: number }>`
    select coalesce(sum(amount_vnd), 0)::bigint as premiums from bill_services
    where bill_id = ${billId} and kind = 'hio' and cancelled_at is null`
  const premiums = services?.premiums ?? 0
  return [
    { account: ACCOUNTS.premiumsOwed, amountVnd: -premiums },
    { account: ACCOUNTS.bookingsPaid, amountVnd: -(amountVnd - premiums) },
  ]
}
