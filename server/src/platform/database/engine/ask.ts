import pg from 'pg'
import type { Door } from './door.ts'

/** How an engine answers: it serves, it is still starting (or recovering, or stopping), or it says nothing. */
export type Answer = 'serving' | 'starting' | 'silent'

/** The connection to an engine; the port and the TLS settings of the environment are ignored. */
export function doorConnection(door: Door, database = 'teeviet') {
  return { ...door, user: 'teeviet', database, ssl: false }
}

/** Asks an engine whether it serves. */
export async function ask(door: Door): Promise<Answer> {
  const client = new pg.Client({ ...doorConnection(door, 'postgres'), connectionTimeoutMillis: 2_000 })
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
