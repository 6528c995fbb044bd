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
