import type { Query } from '../database/sql.ts'
import { type ClearingGateway, clearingOf } from './accounts.ts'

/**
 * Opens the clearing account of a gateway, unless it is open. It may be overdrawn: after a chargeback of a settled
 * payment we owe money to the gateway.
 */
export async function openClearingAccount(q: Query, gateway: ClearingGateway): Promise<void> {
  await q`
    insert into ledger_accounts (name, side, may_be_overdrawn) values (${clearingOf(gateway)}, 'debit', true)
    on conflict do nothing`
}
