import type { ResponseOf } from '@teeviet/contract'
import type { Pool } from 'pg'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { balancesNow, checkLedger, checkLedgerAfter, type LedgerCheck } from '#platform/ledger/check'
import { differingMonths } from '../clubs/months.ts'
import { waitingMoney } from '../receipts/waiting-receipts.ts'
import { refundsOwed } from '../refunds/waiting-refunds.ts'

/**
 * Whether the books balance, all read at one moment: in themselves, and against the rows they account for. The suspense
 * balance is the money on the staff's list to the đồng, and the refunds due are every refund that was granted and not
 * yet sent. The sums of each club and month are those of its divided rounds.
 */
export const checkBooks = (pool: Pool): Promise<LedgerCheck> => atOneMoment(pool, checkWhole)

/**
 * The nightly job: checks the whole ledger, and keeps what it found with the last entry it read. An entry whose
 * transaction was still under way is read in the next night.
 */
export async function checkInNight(ctx: Context): Promise<void> {
  const { faults, entryId } = await atOneMoment(ctx.pool, async (q) => {
    const [last] = await q<{
      id: number
    }>`select coalesce(max(id), 0)::bigint as id from ledger_entries`
    return { ...(await checkWhole(q)), entryId: last?.id ?? 0 }
  })
  if (faults.length > 0) ctx.log.error({ faults }, 'the books do not balance')
  await ctx.q`
    insert into book_checks (checked_at, entry_id, faults) values (${ctx.clock.now()}, ${entryId}, ${faults})`
}

/** What the last night found, and a check of everything since then; without a night yet, of everything. */
export function checkSinceNight(pool: Pool): Promise<ResponseOf<'GET /api/staff/ledger/check'>> {
  return atOneMoment(pool, async (q) => {
    const night = await lastNight(q)
    const [accounts, added] = await Promise.all([balancesNow(q), checkLedgerAfter(q, night?.entry_id ?? 0)])
    const faults = [...new Set([...(night?.faults ?? []), ...added, ...(await differingRows(q, accounts))])]
    return {
      balanced: faults.length === 0,
      faults,
      accounts,
      checked_at: night?.checked_at.getTime() ?? null,
    }
  })
}

/** How many faults the last night found; 0 before the first. */
export async function faultsOfNight(q: Query): Promise<number> {
  return (await lastNight(q))?.faults.length ?? 0
}

async function lastNight(q: Query) {
  const [night] = await q<{ checked_at: Date; entry_id: number; faults: string[] }>`
    select checked_at, entry_id, faults from book_checks order by id desc limit 1`
  return night
}

async function checkWhole(q: Query): Promise<LedgerCheck> {
  const [ledger, months] = await Promise.all([checkLedger(q), differingMonths(q)])
  const faults = [
    ...new Set([...ledger.faults, ...(await differingRows(q, ledger.accounts))]),
    ...months.map(({ course_id, month }) => `month ${month} of course ${course_id}`),
  ]
  return { ...ledger, balanced: faults.length === 0, faults }
}

/** The accounts whose balance is not the sum of the rows they account for. */
async function differingRows(q: Query, accounts: LedgerCheck['accounts']): Promise<string[]> {
  const [suspense, refundsDue] = await Promise.all([waitingMoney(q), refundsOwed(q)])
  const rows: Readonly<Record<string, number>> = { suspense, refunds_due: refundsDue }
  return accounts
    .filter(({ name, balance }) => (rows[name] ?? balance) !== balance)
    .map(({ name }) => `account ${name}`)
}

function atOneMoment<T>(pool: Pool, read: (q: Query) => Promise<T>): Promise<T> {
  return inTransaction(pool, async (q) => {
    await q`set transaction isolation level repeatable read, read only`
    return read(q)
  })
}
