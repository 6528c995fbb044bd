import type { Day } from '@teeviet/contract/rules/time/dates'
import type { Query } from '#platform/database/sql'
import { ACCOUNTS } from '#platform/ledger/accounts'

/**
 * The months of clubs whose sums (`club_months`, written by the ledger's trigger) are not what the ledger divided: none,
 * unless something is broken. It adds up every round ever divided.
 */
export function differingMonths(q: Query): Promise<{ course_id: number; month: Day }[]> {
  return q<{ course_id: number; month: Day }>`
    with divided as (
      select b.course_id, to_char(t.recorded_at at time zone 'Asia/Ho_Chi_Minh' - interval '1 day', 'YYYY-MM-01')::date as month,
        count(*) filter (where a.name = ${ACCOUNTS.bookingsPaid}) as rounds,
        coalesce(sum(e.amount_vnd) filter (where a.name = ${ACCOUNTS.bookingsPaid}), 0) as divided_vnd,
        coalesce(-sum(e.amount_vnd) filter (where a.name = ${ACCOUNTS.clubSharesOwed}), 0) as club_vnd
      from ledger_transfers t
      join bookings b on b.id = t.bill_id
      join ledger_entries e on e.transfer_id = t.id
      join ledger_accounts a on a.id = e.account_id
      where t.kind = 'split' group by 1, 2
    )
    select coalesce(m.course_id, d.course_id) as course_id, coalesce(m.month, d.month) as month
    from club_months m full join divided d on d.course_id = m.course_id and d.month = m.month
    where (m.rounds, m.divided_vnd, m.club_vnd) is distinct from (d.rounds, d.divided_vnd, d.club_vnd)
    order by 1, 2`
}
