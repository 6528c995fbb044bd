import { addDays, daysBetween, monthAfter, startOfDay } from '@teeviet/contract/rules/time/dates'
import { writeBalances, writeEntries, writeEntryHeads } from '#money/books/export-month'
import type { Query } from '#platform/database/sql'
import type { StepOfWork } from './enqueue-step.ts'
import { addPart } from './parts.ts'

/** Months that are over, `yyyy-mm`, both included. */
export type LedgerPeriod = { from: string; to: string }

const firstDay = ({ from }: LedgerPeriod) => `${from}-01`
const endDay = ({ to }: LedgerPeriod) => `${monthAfter(to)}-01`

/** One step for each day, and one for the balances. */
export const ledgerSteps = (period: LedgerPeriod): number => daysBetween(firstDay(period), endDay(period)) + 1

/** Writes the entries of one day, and in the last step the balances. Returns the number of lines. */
export async function writeLedger(q: Query, step: StepOfWork): Promise<number> {
  const [period] = await q<LedgerPeriod>`
    select input ->> 'from' as from /* not null */, input ->> 'to' as to /* not null */
    from staff_jobs where id = ${step.jobId}`
  if (!period) throw new Error('the job of a step is gone')
  const [from, until] = [firstDay(period), endDay(period)]
  const day = addDays(from, step.step)
  const { csv, lines } =
    day < until
      ? await writeEntries(q, instantOf(day), instantOf(addDays(day, 1)))
      : await writeBalances(q, { from: instantOf(from), until: instantOf(until), lang: step.lang })
  await addPart(q, step, (step.step === 0 ? writeEntryHeads(step.lang) : '') + csv)
  return lines
}

const instantOf = (day: string) => new Date(startOfDay(day))
