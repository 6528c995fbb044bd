import type { Query } from '#platform/database/sql'
import { ACCOUNTS } from '#platform/ledger/accounts'
import type { Entry } from '#platform/ledger/post'

/**
 * The credit side of a paid bill, whatever the method: premiums are owed to the insurer, the rest belongs to the
 * booking until its round is played. The difference of a change contains no premium.
 *
 * @param paymentId the payment of a bill
 * @param amountVnd its amount without any card fee
 */
export async function paidBillEntries(q: Query, paymentId: number, amountVnd: number): Promise<Entry[]> {
  const [services] = await q<{ premiums: number }>`
    select coalesce(sum(s.amount_vnd), 0)::bigint as premiums
    from payments p join bill_services s on s.bill_id = p.bill_id
    where p.id = ${paymentId} and p.change_id is null and s.kind = 'hio' and s.cancelled_at is null`
  const premiums = services?.premiums ?? 0
  return [
    { account: ACCOUNTS.premiumsOwed, amountVnd: -premiums },
    { account: ACCOUNTS.bookingsPaid, amountVnd: -(amountVnd - premiums) },
  ]
}
