import type { Query } from '../database/sql.ts'
import { type ClearingGateway, clearingOf } from './accounts.ts'

/**
 * Opens the account of what a gateway has taken for us, unless it is open. It may be overdrawn: a gateway that takes a
 * payment back after it has settled everything has us as a debtor.
 */
export async function openClearingAccount(q: Query, gateway: ClearingGateway): Promise<void> {
  await q`
    insert into ledger_accounts (name, side, may_be_overdrawn) values (${clearingOf(gateway)}, 'debit', true)
    on conflict do nothing`
}
