import { csvLine } from '@teeviet/contract/display/csv-line'
import type { Language } from '@teeviet/contract/rules/languages'
import { dayOf, formatClock, monthAfter, startOfDay } from '@teeviet/contract/rules/time/dates'
import { catalogue } from '@teeviet/texts/catalogue'
import type { Pool } from 'pg'
import type { Query } from '#platform/database/sql'
import { allowLongWork, defaultTimeouts } from '#platform/database/timeouts'
import { inTransaction } from '#platform/database/transaction'
import { type Balance, balancesAt } from '#platform/ledger/balances-at'

const texts = catalogue('money')

/** The columns are the same in all languages; kinds and accounts have the ledger's own names. */
const entryColumns = [
  'transfer',
  'booked',
  'happened',
  'kind',
  'cause',
  'bill',
  'account',
  'debit',
  'credit',
] as const
const balanceColumns = ['account', 'opening', 'movement', 'closing'] as const

type Row = {
  transfer: number
  recorded_at: Date
  occurred_at: Date
  kind: string
  cause: string
  bill: string | null
  account: string
  amount: number
}

/**
 * A month's books for the accountant: every entry booked in it, then each account's balance before it, its movement and
 * its balance after, as stored in the ledger. Later entries belong to a later month, so a past month always produces
 * the same file: the language changes the headings alone.
 *
 * @param month `yyyy-mm`, Vietnam's
 * @param longestSeconds the time limit of one of its statements
 */
export function exportMonth(
  pool: Pool,
  month: string,
  lang: Language,
  longestSeconds: number = defaultTimeouts.longWorkSeconds,
): Promise<string> {
  return inTransaction(pool, async (q) => {
    // entries booked meanwhile are neither among the entries nor in the balances
    await q`set transaction isolation level repeatable read, read only`
    await allowLongWork(q, longestSeconds)
    return write(q, month, lang)
  })
}

async function write(q: Query, month: string, lang: Language): Promise<string> {
  const [from, until] = [new Date(startOfDay(`${month}-01`)), new Date(startOfDay(`${monthAfter(month)}-01`))]
  const [entries, balances] = await Promise.all([
    writeEntries(q, from, until),
    writeBalances(q, { from, until, lang }),
  ])
  return writeEntryHeads(lang) + entries.csv + balances.csv
}

export type WrittenLines = { csv: string; lines: number }

const written = (lines: readonly (readonly (string | number)[])[]): string =>
  lines.map((cells) => `${csvLine(cells)}\r\n`).join('')

/** The headings of the entries. */
export function writeEntryHeads(lang: Language): string {
  return written([entryColumns.map((name) => texts(`export.entries.${name}`, lang))])
}

/** The entries booked from one instant up to and without another. */
export async function writeEntries(q: Query, from: Date, until: Date): Promise<WrittenLines> {
  const rows = await q<Row>`
    select t.id as transfer, t.recorded_at, t.occurred_at, t.kind, t.cause, b.code as bill, a.name as account,
      e.amount_vnd as amount
    from ledger_transfers t
    join ledger_entries e on e.transfer_id = t.id
    join ledger_accounts a on a.id = e.account_id
    left join bookings b on b.id = t.bill_id
    where t.recorded_at >= ${from} and t.recorded_at < ${until}
    order by t.recorded_at, t.id, e.id`
  const lines = rows.map((row) => [
    ...[row.transfer, stamp(row.recorded_at), stamp(row.occurred_at), row.kind, row.cause, row.bill ?? ''],
    ...[row.account, Math.max(row.amount, 0), Math.max(-row.amount, 0)],
  ])
  return { csv: written(lines), lines: lines.length }
}

/** After an empty line, the balance of each account at both instants and what moved between them. */
export async function writeBalances(
  q: Query,
  { from, until, lang }: { from: Date; until: Date; lang: Language },
): Promise<WrittenLines> {
  const [opening, closing] = await Promise.all([balancesAt(q, from), balancesAt(q, until)])
  const lines = accounts(opening, closing)
  const heads = balanceColumns.map((name) => texts(`export.balances.${name}`, lang))
  return { csv: written([[], heads, ...lines]), lines: lines.length }
}

function accounts(opening: readonly Balance[], closing: readonly Balance[]): (string | number)[][] {
  const before = new Map(opening.map(({ name, balance }) => [name, balance]))
  return closing.map(({ name, balance }) => {
    const first = before.get(name) ?? 0
    return [name, first, balance - first, balance]
  })
}

const stamp = (instant: Date) => `${dayOf(instant)} ${formatClock(instant)}`
