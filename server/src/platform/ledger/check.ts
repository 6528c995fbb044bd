import type { Query } from '../database/sql.ts'

export type LedgerCheck = {
  balanced: boolean
  accounts: { name: string; balance: number }[]
  /** The differences, by name. */
  faults: string[]
}

/**
 * Whether the books balance: every transfer sums to zero and every stored balance equals its entries. Balances are in
 * the direction the account grows, so liabilities are positive too.
 */
export async function checkLedger(q: Query): Promise<LedgerCheck> {
  const [transfers, accounts] = await Promise.all([
    q<{ cause: string }>`
      select t.cause from ledger_transfers t left join ledger_entries e on e.transfer_id = t.id
      group by t.id having coalesce(sum(e.amount_vnd), 0) <> 0 or count(e.id) < 2 order by t.id limit 100`,
    q<{ name: string; balance: number; difference: number }>`
      select a.name, case a.side when 'debit' then a.balance_vnd else -a.balance_vnd end as balance,
        a.balance_vnd - coalesce((select sum(e.amount_vnd) from ledger_entries e where e.account_id = a.id), 0)::bigint as difference /* not null */
      from ledger_accounts a order by a.id`,
  ])
  const faults = [
    ...transfers.map(({ cause }) => `transfer ${cause}`),
    ...accounts.filter(({ difference }) => difference !== 0).map(({ name }) => `account ${name}`),
  ]
  return {
    balanced: faults.length === 0,
    faults,
    accounts: accounts.map(({ name, balance }) => ({ name, balance })),
  }
}

/**
 * The same for what was posted after an entry: the transfers of later entries sum to zero, and each account that moved
 * has the balance after that entry and what was added. As long as reading the ledger's new entries takes.
 */
export async function checkLedgerAfter(q: Query, entryId: number): Promise<string[]> {
  const [transfers, accounts] = await Promise.all([
    q<{ cause: string }>`
      select t.cause from ledger_transfers t join ledger_entries e on e.transfer_id = t.id
      where t.id in (select transfer_id from ledger_entries where id > ${entryId})
      group by t.id having sum(e.amount_vnd) <> 0 or count(*) < 2 order by t.id limit 100`,
    q<{ name: string }>`
      select a.name from ledger_accounts a
      join (select account_id, sum(amount_vnd) as vnd from ledger_entries where id > ${entryId} group by account_id) added
        on added.account_id = a.id
      where a.balance_vnd <> added.vnd + coalesce((
        select e.balance_after_vnd from ledger_entries e where e.account_id = a.id and e.id <= ${entryId}
        order by e.id desc limit 1), 0)
      order by a.id`,
  ])
  return [
    ...transfers.map(({ cause }) => `transfer ${cause}`),
    ...accounts.map(({ name }) => `account ${name}`),
  ]
}

/** The balance of each account as it grows (VND); the wallets of all members are one, `points`. */
export function balancesNow(q: Query): Promise<{ name: string; balance: number }[]> {
  return q<{ name: string; balance: number }>`
    select case when member_id is null then name else 'points' end as name,
      sum(case side when 'debit' then balance_vnd else -balance_vnd end)::bigint as balance /* not null */
    from ledger_accounts group by 1 order by min(id)`
}
