import type { Query } from '../database/sql.ts'

/** Each account's balance as it grows (VND); the wallets of all members are one, `points`. */
export type Balance = { name: string; balance: number }

/** The balance of each account at a given time. Entries are only added, so the answer for a past time never changes. */
export function balancesAt(q: Query, at: Date): Promise<Balance[]> {
  return q<Balance>`
    select case when a.member_id is null then a.name else 'points' end as name,
      sum(case a.side when 'debit' then moved.vnd else -moved.vnd end)::bigint as balance /* not null */
    from ledger_accounts a
    cross join lateral (
      select coalesce(sum(e.amount_vnd), 0)::bigint as vnd
      from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
      where e.account_id = a.id and t.recorded_at < ${at}
    ) moved
    group by 1 order by min(a.id)`
}
