import pg from 'pg'
import type { EngineAddress } from './address.ts'

/** The state of an engine: ready, still starting (or recovering, or stopping), or not answering. */
export type Answer = 'serving' | 'starting' | 'silent'

/** The account that requests and jobs run as: it owns nothing, and gets its rights after the migrations. */
export const runtimeAccount = 'teeviet_server'

/** The connection to an engine as its owner; the port and the TLS settings of the environment are ignored. */
export function connectionTo(address: EngineAddress, database = 'teeviet') {
  return { ...address, user: 'teeviet', database, ssl: false }
}

/** Asks an engine whether it serves. */
export async function ask(address: EngineAddress): Promise<Answer> {
  const client = new pg.Client({ ...connectionTo(address, 'postgres'), connectionTimeoutMillis: 2_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return 'serving'
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) return 'silent'
    // cannot_connect_now; any other refusal (too many connections) comes from an engine that serves
    return error.code === '57P03' ? 'starting' : 'serving'
  } finally {
    client.end().catch(() => {})
  }
}
