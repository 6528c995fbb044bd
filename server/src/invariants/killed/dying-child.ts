import type { Connection } from '#platform/database/connection'
import { openPool } from '#platform/database/pool'
import { contextOn } from '#testing/context-on'
import { silentLog } from '#testing/log'
import type { Input } from './input.ts'
import { type Moment, pauseAt } from './pause.ts'
import { type VerbName, verbs } from './verbs.ts'

/** The tasks of a process until it is killed: many verbs, each paused at its own moment. */
export type Task = {
  key: string
  verb: VerbName
  input: Input
  moment: Moment
  /** Whether it is paused before its entries are committed: others wait for it. */
  holdsLedger: boolean
  connection: Connection
}
export type Tasks = { environment: Record<string, string>; now: string; tasks: Task[] }
/** Its reports: this task is paused at its moment; or it was done, or failed, without reaching it. */
export type ChildReport = { key: string; isPaused: boolean; error?: string }

const report = (message: ChildReport) => process.send?.(message)

process.on('message', ({ environment, now, tasks }: Tasks) => {
  for (const { key, verb, input, moment, connection } of tasks) {
    const pool = openPool({ ...connection, max: 3 }, silentLog)
    pauseAt(pool, moment, () => report({ key, isPaused: true }))
    const ctx = contextOn(pool, environment)
    ctx.clock.set(now)
    verbs[verb](ctx, input).then(
      () => report({ key, isPaused: false }),
      (error: unknown) => report({ key, isPaused: false, error: String(error) }),
    )
  }
})
