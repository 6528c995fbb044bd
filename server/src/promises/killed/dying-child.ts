import type { Connection } from '#platform/database/connection'
import { openPool } from '#platform/database/pool'
import { contextOn } from '#testing/context-on'
import { silentLog } from '#testing/log'
import { type Moment, standAt } from './standing.ts'
import { type Input, type VerbName, verbs } from './verbs.ts'

/** The tasks of a process until it is killed: many verbs, each paused at its own moment. */
export type Errand = {
  key: string
  verb: VerbName
  input: Input
  moment: Moment
  /** Whether it is paused before its entries are committed: others wait for it. */
  holdsLedger: boolean
  connection: Connection
}
export type Errands = { environment: Record<string, string>; now: string; errands: Errand[] }
/** Its reports: this task is paused at its moment; or it was done, or failed, without reaching it. */
export type ChildReport = { key: string; stands: boolean; error?: string }

const report = (message: ChildReport) => process.send?.(message)

process.on('message', ({ environment, now, errands }: Errands) => {
  for (const { key, verb, input, moment, connection } of errands) {
    const pool = openPool({ ...connection, max: 3 }, silentLog)
    standAt(pool, moment, () => report({ key, stands: true }))
    const ctx = contextOn(pool, environment)
    ctx.clock.set(now)
    verbs[verb](ctx, input).then(
      () => report({ key, stands: false }),
      (error: unknown) => report({ key, stands: false, error: String(error) }),
    )
  }
})
