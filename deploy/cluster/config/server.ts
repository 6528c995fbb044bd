import { accounts, database, ports, proxy } from '../nodes.ts'

/** Beyond what the golfers of the load send from one address. */
const unlimited = '1000000'

/**
 * The environment of a server: requests and jobs connect through the PgBouncer beside it, the owner of the schema directly
 * through HAProxy, since a migration outlasts the limits of the other account.
 */
export function serverEnvironment(dataFolder: string): Record<string, string> {
  const url = ({ name, password }: { name: string; password: string }, host: string, port: number) =>
    `postgres://${name}:${password}@${host}:${port}/${database}`
  return {
    NODE_ENV: 'production',
    HOST: '0.0.0.0',
    PORT: String(ports.server),
    PUBLIC_URL: `http://${proxy.address}:${ports.product}`,
    TRUST_PROXY: proxy.address,
    DATA_DIR: dataFolder,
    DATABASE_URL: url(accounts.server, '127.0.0.1', ports.pgbouncer),
    DATABASE_OWNER_URL: url(accounts.owner, proxy.address, ports.primary),
    DATABASE_READ_URL: url(accounts.server, proxy.address, ports.standbys),
    LOG_LEVEL: 'warn',
    // golfers sign in without a text message
    DEV_TOKEN_HAND_OVER: '1',
    REQUESTS_PER_ADDRESS_PER_MINUTE: unlimited,
    BOOKINGS_PER_MEMBER_PER_HOUR: unlimited,
    OPEN_REQUESTS_PER_MEMBER: unlimited,
    HELD_PLACES_PER_COURSE_DAY: unlimited,
    HELD_PLACES_PER_MEMBER: unlimited,
  }
}
