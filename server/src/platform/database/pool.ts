import pg from 'pg'
import { type Connection, driverSettings } from './connection.ts'
import { requireWritable } from './health/read-only.ts'
import type { Log } from './log.ts'
import { typeParsers } from './parse.ts'
import type { Timeouts } from './timeouts.ts'

export type { Connection } from './connection.ts'

/**
 * Opens a pool of connections. `pipeline` lets independent statements of one transaction share a round trip.
 * A lost connection is logged and replaced at the next use, never the end of the process. A server that is read-only is
 * not connected to, unless the pool is for reads.
 *
 * @param options.max most connections at once (default: 10)
 * @param options.isReadOnly whether it only reads, on standbys
 * @param options.timeouts of the statements; without them the database's own hold
 */
export function openPool(
  options: Connection & { max?: number; timeouts?: Timeouts; isReadOnly?: boolean },
  log: Log,
): pg.Pool {
  const { max = 10, timeouts, isReadOnly = false, ...connection } = options
  const pool = new pg.Pool({
    ...driverSettings(connection, timeouts),
    max,
    pipeline: true,
    types: typeParsers,
    connectionTimeoutMillis: 10_000,
    ...(isReadOnly ? {} : { onConnect: requireWritable }),
  })
  const report = (error: Error) => log.warn({ err: error }, 'lost a database connection')
  pool.on('error', report)
  // while a connection is lent out, the pool does not listen for its loss
  pool.on('connect', (client) => client.on('error', report))
  return pool
}
