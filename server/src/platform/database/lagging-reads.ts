import type { Pool } from 'pg'
import { isConflict, isDatabaseAway, isReadOnlyServer } from './errors.ts'
import type { Log } from './log.ts'
import type { Query } from './sql.ts'
import { inTransaction } from './transaction.ts'

/** Where reads may be done: `readPool` leads to standbys, null without any. */
export type ReadSource = { pool: Pool; readPool: Pool | null; log: Log }

/**
 * Runs reads in one transaction whose result may be some seconds old, as reports are: on a standby where there is one, so
 * that they do not slow down the primary, which does them when no standby can.
 *
 * @param work only reads
 */
export async function readLagging<T>(
  { pool, readPool, log }: ReadSource,
  work: (q: Query) => Promise<T>,
): Promise<T> {
  if (readPool === null) return inTransaction(pool, work)
  try {
    return await inTransaction(readPool, work)
  } catch (error) {
    // a standby ends a read that keeps rows which the primary has removed
    const isStandbys = (isDatabaseAway(error) && !isReadOnlyServer(error)) || isConflict(error)
    if (!isStandbys) throw error
    log.warn({ err: error }, 'no standby can read: the primary does')
    return inTransaction(pool, work)
  }
}
