import type { Query } from '../database/sql.ts'
import { counterOf } from './accounts.ts'

/**
 * Opens the account of a course's counter, unless it is open. It may be overdrawn: a refund that is paid back at the
 * counter after it has settled its money is money that we owe to the counter.
 */
export async function openCounterAccount(q: Query, courseId: number): Promise<void> {
  await q`
    insert into ledger_accounts (name, side, may_be_overdrawn) values (${counterOf(courseId)}, 'debit', true)
    on conflict do nothing`
}
