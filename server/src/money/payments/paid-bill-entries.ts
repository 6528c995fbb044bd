import type { Query } from '#platform/database/sql'
import { ACCOUNTS } from '#platform/ledger/accounts'
import type { Entry } from '#platform/ledger/post'

/**
 * The credit side of money that pays a bill, whatever the method: premiums are owed to the insurer, the rest belongs to
 * the booking until its round is played. The difference of a change contains the premiums that the change adds. Where several payments pay the
 * bill, the premiums are in its first shares or parts. One whose bill is not yet paid is held.
 *
 * @param paymentId the payment of a bill
 * @param amountVnd its amount without any card fee
 */
export async function paidBillEntries(q: Query, paymentId: number, amountVnd: number): Promise<Entry[]> {
  const [paid] = await q<{ isHeld: boolean; premiums: number }>`
    select p.state = 'held' as "isHeld",
      greatest(0, coalesce((
        select sum(s.amount_vnd) from bill_services s
        where s.bill_id = p.bill_id and p.change_id is null and s.kind = 'hio' and s.cancelled_at is null), 0)
      - coalesce((
        select sum(e.amount_vnd) from payments e
        where e.bill_id = p.bill_id and (e.split_id is not null or e.part is not null) and e.state = 'succeeded'
          and e.id <> p.id and (p.split_id is null and p.part is null or e.id < p.id)), 0)
      + coalesce((
        select (c.wanted ->> 'premiumsVnd')::bigint from booking_changes c where c.id = p.change_id), 0))::bigint as premiums /* not null */
    from payments p where p.id = ${paymentId}`
  if (paid?.isHeld) return [{ account: ACCOUNTS.sharesHeld, amountVnd: -amountVnd }]
  const premiums = Math.min(paid?.premiums ?? 0, amountVnd)
  return [
    { account: ACCOUNTS.premiumsOwed, amountVnd: -premiums },
    { account: ACCOUNTS.bookingsPaid, amountVnd: -(amountVnd - premiums) },
  ]
}
