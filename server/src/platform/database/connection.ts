import { type Timeouts, timeoutOptions } from './timeouts.ts'

/** Where a database is: the embedded engine's socket directory (or host), or an address such as DATABASE_URL. */
export type Connection =
  | { host: string; port?: number; user: string; password?: string; database: string; ssl?: boolean }
  | { connectionString: string }

/**
 * Settings every session starts with, as the driver's `options`. Dates and hours are Vietnam's, also where SQL computes
 * them; a crashed client must not hold places for ever by an open transaction.
 */
const sessionSettings = '-c timezone=Asia/Ho_Chi_Minh -c idle_in_transaction_session_timeout=60000'

/**
 * The driver's settings for a connection. Options that the address itself carries are kept and come first.
 *
 * @param timeouts of its statements; without them the database's own hold
 */
export function driverSettings(connection: Connection, timeouts?: Timeouts) {
  const { own, place } = splitOptions(connection)
  const limits = timeouts && timeoutOptions(timeouts)
  return {
    ...place,
    options: [own, sessionSettings, limits].filter(Boolean).join(' '),
    application_name: 'teeviet',
    keepAlive: true,
  }
}

// The driver lets an address's own options win over ours: they are taken out of it and joined.
function splitOptions(connection: Connection): { own: string | null; place: Connection } {
  if (!('connectionString' in connection) || !URL.canParse(connection.connectionString)) {
    return { own: null, place: connection }
  }
  const address = new URL(connection.connectionString)
  const own = address.searchParams.get('options')
  if (own === null) return { own, place: connection }
  address.searchParams.delete('options')
  return { own, place: { connectionString: address.href } }
}
