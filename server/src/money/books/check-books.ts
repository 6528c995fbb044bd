import type { Pool } from 'pg'
import { inTransaction } from '#platform/database/transaction'
import { checkLedger, type LedgerCheck } from '#platform/ledger/check'
import { waitingMoney } from '../receipts/waiting-receipts.ts'
import { refundsOwed } from '../refunds/waiting-refunds.ts'

/**
 * Whether the books balance, all read at one moment: in themselves, and against the rows they account for. The suspense
 * balance is the money on the staff's list to the đồng, and the refunds due are every refund that was granted and not
 * yet sent.
 */
export function checkBooks(pool: Pool): Promise<LedgerCheck> {
  return inTransaction(pool, async (q) => {
    await q`set transaction isolation level repeatable read, read only`
    const [ledger, suspense, refundsDue] = await Promise.all([
      checkLedger(q),
      waitingMoney(q),
      refundsOwed(q),
    ])
    const rows: Readonly<Record<string, number>> = { suspense, refunds_due: refundsDue }
    const differing = ledger.accounts.filter(({ name, balance }) => (rows[name] ?? balance) !== balance)
    const faults = [...new Set([...ledger.faults, ...differing.map(({ name }) => `account ${name}`)])]
    return { ...ledger, balanced: faults.length === 0, faults }
  })
}
