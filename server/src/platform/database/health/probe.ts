import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { requireWritable } from './read-only.ts'

/** Asks the database whether it answers and takes writes. */
export type Probe = {
  /**
   * Resolves when it does; concurrent callers share one query.
   * @throws the reason, or an error after `withinMs`
   */
  check(): Promise<void>
  /** Ends the probe's connection without waiting for a database that hangs. */
  close(): void
}

/**
 * Opens a probe on a connection of its own, so that it is accurate while every connection of the pool is in use. A
 * probe is answered within `withinMs` also when the database accepts connections and then does not answer.
 */
export function openProbe(pool: pg.Pool, withinMs: number): Probe {
  const half = withinMs / 2
  const own = new pg.Pool({
    ...pool.options,
    max: 1,
    connectionTimeoutMillis: half,
    query_timeout: half,
    idleTimeoutMillis: 60_000,
    allowExitOnIdle: true,
  })
  // the next question opens a new connection
  own.on('error', () => {})
  // while a connection is in use, the pool does not listen for its loss, which the query reports as well
  own.on('connect', (client) => client.on('error', () => {}))
  let asking: Promise<void> | null = null

  async function ask(): Promise<void> {
    const client = await own.connect()
    try {
      await requireWritable(client)
      client.release()
    } catch (error) {
      client.release(true)
      throw error
    }
  }

  async function askInTime(): Promise<void> {
    const over = new AbortController()
    const tooLate = sleep(withinMs, undefined, { signal: over.signal }).then(() => {
      throw new Error(`the database did not answer within ${withinMs} ms`)
    })
    const asked = ask()
    // the second of the two has no caller left to notify
    tooLate.catch(() => {})
    asked.catch(() => {})
    try {
      await Promise.race([asked, tooLate])
    } finally {
      over.abort()
    }
  }

  return {
    check: () => {
      asking ??= askInTime().finally(() => {
        asking = null
      })
      return asking
    },
    close: () => void own.end().catch(() => {}),
  }
}
