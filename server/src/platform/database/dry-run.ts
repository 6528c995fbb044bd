import type pg from 'pg'
import type { Query } from './sql.ts'
import { inTransaction } from './transaction.ts'

/**
 * Runs `work` in a transaction that is always rolled back: nothing it writes, enqueues or notifies remains. Only numbers
 * of sequences are used up.
 * @returns what `work` gave
 * @throws what `work` threw
 */
export async function dryRun<T>(pool: pg.Pool, work: (q: Query) => Promise<T>): Promise<T> {
  const outcome = new RolledBack<T>()
  try {
    await inTransaction(pool, async (q) => {
      outcome.result = { value: await work(q) }
      throw outcome
    })
  } catch (error) {
    if (error !== outcome) throw error
  }
  if (!outcome.result) throw new Error('a dry run ended without its result')
  return outcome.result.value
}

class RolledBack<T> extends Error {
  result: { value: T } | undefined
}
