import pg from 'pg'
import { type Connection, driverSettings } from './connection.ts'
import type { Log } from './log.ts'
import { typeParsers } from './parse.ts'

export type { Connection } from './connection.ts'

/**
 * Opens a pool of connections. `pipeline` lets independent statements of one transaction share a round trip.
 * A lost connection is logged and replaced at the next use, never the end of the process.
 *
 * @param options.max most connections at once (10 unless told)
 */
export function openPool(options: Connection & { max?: number }, log: Log): pg.Pool {
  const { max = 10, ...connection } = options
  const pool = new pg.Pool({
    ...driverSettings(connection),
    max,
    pipeline: true,
    types: typeParsers,
    connectionTimeoutMillis: 10_000,
  })
  const report = (error: Error) => log.warn({ err: error }, 'lost a database connection')
  pool.on('error', report)
  // while a connection is lent out, the pool does not listen for its loss
  pool.on('connect', (client) => client.on('error', report))
  return pool
}
