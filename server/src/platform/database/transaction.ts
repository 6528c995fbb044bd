import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { SpanKind, traced } from '../traces/traced.ts'
import { isAfterFailure, isConflict, isReadOnlyServer, isStalePlan } from './errors.ts'
import { discardIdle } from './health/read-only.ts'
import { type Query, queryBy, sendOn } from './sql.ts'
import { textStatement } from './statement.ts'

const mostRetries = 3

/**
 * Runs `work` in one transaction: committed when it has given its result, rolled back when it throws.
 *
 * Statements that do not need each other's answer go in one round trip by `Promise.all([q`...`, q`...`])`. `begin`
 * travels with the first statement. When PostgreSQL ends the transaction because of a conflict (deadlock,
 * serialization) or has become read-only, the work is done again, up to three times: it must touch nothing but the
 * database.
 *
 * @returns what `work` gave, once PostgreSQL has committed
 * @throws what `work` threw, or the error of the first statement that failed
 */
export async function inTransaction<T>(pool: pg.Pool, work: (q: Query) => Promise<T>): Promise<T> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await attempt(pool, work)
    } catch (error) {
      const isReadOnly = isReadOnlyServer(error)
      if (isReadOnly) await discardIdle(pool)
      const isWorthRetrying = isReadOnly || isConflict(error) || isStalePlan(error)
      if (!isWorthRetrying || retries === mostRetries) throw error
      // apart from each other, so that the same two do not meet again
      await sleep(Math.random() * 20 * (retries + 1))
    }
  }
}

async function attempt<T>(pool: pg.Pool, work: (q: Query) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  const { q, settled, end } = statementsOf(client)
  let isBroken = false
  try {
    const result = await work(q)
    end()
    const answer = await traced('commit', { kind: SpanKind.CLIENT }, () => client.query('commit'))
    // a transaction in which a statement failed answers `commit` with a rollback and no error
    if (answer.command !== 'COMMIT') throw (await settled()) ?? new Error('the transaction was rolled back')
    return result
  } catch (error) {
    end()
    const first = await settled()
    isBroken = isStalePlan(first) || isReadOnlyServer(first) || !(await isRolledBack(client))
    throw isAfterFailure(error) ? (first ?? error) : error
  } finally {
    client.release(isBroken)
  }
}

// The tag of one transaction, recording its statements: an unawaited statement must neither outlive the transaction nor
// end the process when it fails.
function statementsOf(client: pg.PoolClient) {
  const sent: Promise<unknown>[] = []
  let isOver = false
  const remember = <P extends Promise<unknown>>(promise: P): P => {
    promise.catch(() => {})
    sent.push(promise)
    return promise
  }
  const q = queryBy((statement) => {
    if (isOver)
      return Promise.reject(new Error('this transaction is over: its tag must not be used any more'))
    if (sent.length === 0) remember(sendOn(client, textStatement('begin', [])))
    return remember(sendOn(client, statement))
  })
  return {
    q,
    end: () => {
      isOver = true
    },
    /** Waits for every statement; returns the first error. */
    settled: async (): Promise<unknown> => {
      const results = await Promise.allSettled(sent)
      return results.find((result) => result.status === 'rejected')?.reason
    },
  }
}

async function isRolledBack(client: pg.PoolClient): Promise<boolean> {
  try {
    await client.query('rollback')
    return true
  } catch {
    return false
  }
}
