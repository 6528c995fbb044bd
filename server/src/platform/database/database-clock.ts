import { type Clock, systemClock } from '../time/clock.ts'
import type { Log } from './log.ts'
import type { Query } from './sql.ts'

const everyMs = 60_000
/** A difference that is worth a warning: a clock of one of the machines is not synchronised. */
const warnFromMs = 1_000

/** The database's time on this machine. */
export type DatabaseClock = Clock & {
  /** Compares the clocks now. While the database is away the last difference holds. */
  compare(): Promise<void>
  close(): void
}

/**
 * The clock of the database, so that all its servers decide about money and places by one clock, whatever their own
 * ones show: compared at the start and each minute, and read without a query in between.
 *
 * @param machine the machine's own clock (tests)
 */
export async function openDatabaseClock(
  q: Query,
  log: Log,
  machine: Clock = systemClock,
): Promise<DatabaseClock> {
  let aheadMs = 0

  async function compare(): Promise<void> {
    const asked = machine.now().getTime()
    const [row] = await q<{ now: Date }>`select clock_timestamp() as now /* not null */`
    const answered = machine.now().getTime()
    if (!row) return
    // the database read its clock at some moment in between
    const [least, most] = [row.now.getTime() - answered, row.now.getTime() - asked]
    if (least <= aheadMs && aheadMs <= most) return
    aheadMs = Math.round((least + most) / 2)
    if (Math.abs(aheadMs) >= warnFromMs)
      log.warn(
        `the clocks of this machine and of the database differ by ${aheadMs} ms; the database's is used`,
      )
  }

  await compare()
  const timer = setInterval(() => void compare().catch(() => {}), everyMs)
  timer.unref()
  return {
    now: () => new Date(machine.now().getTime() + aheadMs),
    compare,
    close: () => clearInterval(timer),
  }
}
