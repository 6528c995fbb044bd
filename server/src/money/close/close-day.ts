import { gatewayMethods } from '@teeviet/contract/rules/money/gateway-methods'
import { addDays, type Day, dayOf } from '@teeviet/contract/rules/time/dates'
import { allPartners } from '#identity/partners/partner'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { allowLongWork } from '#platform/database/timeouts'
import { inTransaction } from '#platform/database/transaction'
import { fetchBankStatement } from '#platform/gateways/bank-notifications/sepay-statement'
import { type Difference, differencesOf, type Line, totalOf } from './compare.ts'
import { gatewayStatement } from './gateway-statement.ts'
import { ourSide, type StatementSource } from './our-side.ts'
import { readStatement } from './read-statement.ts'

type Closing = { day: Day; source: StatementSource; lines: readonly Line[]; staff: Staff | null; now: Date }

/**
 * Compares a day with the statement staff give, or without one with the bank's or gateway's own report.
 * @returns the number of the close
 * @throws Refusal `ledger.statement` for lines that cannot be read, `ledger.noStatement` when there is no source for
 *   one
 */
export async function closeDay(
  ctx: Context,
  staff: Staff,
  asked: { day: Day; source: StatementSource; statement: string },
): Promise<number> {
  const { day, source } = asked
  const given = asked.statement.trim() === '' ? null : readStatement(asked.statement)
  const lines = given ?? (await askForStatement(ctx, source, day))
  if (lines === null) throw new Refusal('ledger.noStatement')
  return storeClose(ctx, { day, source, lines, staff, now: ctx.clock.now() })
}

/**
 * The nightly job: yesterday against every statement that can be asked for, each once. One that does not answer fails
 * the job when the others are done, and the next try asks it again.
 */
export async function closeYesterday(ctx: Context): Promise<void> {
  const now = ctx.clock.now()
  const day = addDays(dayOf(now), -1)
  const done = await ctx.q<{ source: string }>`
    select source from ledger_closes where day = ${day}::date and closed_by is null`
  const failures: unknown[] = []
  const banks = (await allPartners(ctx)).filter(({ card }) => card !== null)
  const gateways = gatewayMethods.map(({ gateway }) => gateway)
  for (const source of ['bank', ...gateways, ...banks.map(({ code }) => code)]) {
    if (done.some((close) => close.source === source)) continue
    try {
      const lines = await askForStatement(ctx, source, day)
      if (lines) await storeClose(ctx, { day, source, lines, staff: null, now })
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'not every statement could be had')
}

function askForStatement(ctx: Context, source: StatementSource, day: Day): Promise<Line[] | null> {
  return source === 'bank' ? fetchBankStatement(ctx.config.bank, day) : gatewayStatement(ctx, source, day)
}

async function storeClose(ctx: Context, { day, source, lines, staff, now }: Closing): Promise<number> {
  return inTransaction(ctx.pool, async (q) => {
    await allowLongWork(q, ctx.config.databaseTimeouts.longWorkSeconds)
    const ours = await ourSide(q, source, day)
    const [close] = await q<{ id: number }>`
      insert into ledger_closes (day, source, statement_vnd, ours_vnd, statement_lines, closed_at, closed_by)
      values (${day}::date, ${source}, ${totalOf(lines)}, ${totalOf(ours)}, ${lines.length}, ${now}, ${staff?.id ?? null})
      returning id`
    if (!close) throw new Error('a close was not stored')
    const differences = differencesOf(lines, ours)
    await storeDifferences(q, close.id, differences)
    if (differences.length > 0)
      ctx.log.warn(
        { day, source, differences: differences.length },
        'a bank statement differs from the ledger',
      )
    return close.id
  })
}

async function storeDifferences(
  q: Query,
  closeId: number,
  differences: readonly Difference[],
): Promise<void> {
  if (differences.length === 0) return
  await q`
    insert into ledger_close_differences (close_id, kind, reference, statement_vnd, ours_vnd, content, occurred_at)
    select ${closeId}, kind, reference, theirs, ours, content, at
    from unnest(${differences.map(({ kind }) => kind)}::text[], ${differences.map(({ reference }) => reference)}::text[],
      ${differences.map(({ statementVnd }) => statementVnd)}::bigint[],
      ${differences.map(({ oursVnd }) => oursVnd)}::bigint[], ${differences.map(({ content }) => content)}::text[],
      ${differences.map(({ occurredAt }) => occurredAt)}::timestamptz[])
      as t (kind, reference, theirs, ours, content, at)`
}
