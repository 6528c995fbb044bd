import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { inject } from 'vitest'
import type { Connection } from '#platform/database/connection'
import { openPool } from '#platform/database/pool'
import { type Query, queryOn } from '#platform/database/sql'
import { silentLog } from './log.ts'

/** A database of a test file's own, with the product's schema and nothing else in it. */
export interface TestDatabase {
  pool: pg.Pool
  q: Query
  connection: Extract<Connection, { host: string }>
  /** Closes the pool and removes the database: call it in `afterAll`. */
  drop(): Promise<void>
}

/**
 * Copies the migrated template: call it in `beforeAll` of a *.db.test.ts file.
 *
 * @param template `template0` for a database without a schema
 */
export async function createTestDatabase(
  template: 'test_template' | 'template0' = 'test_template',
): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  // of the engine's files, not block by block through its log
  await asAdministrator(`create database ${name} template ${template} strategy file_copy`)
  const connection = { ...inject('engine'), database: name }
  const pool = openPool(connection, silentLog)
  return {
    pool,
    q: queryOn(pool),
    connection,
    drop: async () => {
      await pool.end()
      await asAdministrator(`drop database ${name} with (force)`)
    },
  }
}

/** The same database as an address for another process (`DATABASE_URL`). */
export function addressOf({ host, user, database }: TestDatabase['connection']): string {
  return `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`
}

async function asAdministrator(statement: string): Promise<void> {
  const pool = openPool({ ...inject('engine'), database: 'postgres', max: 1 }, silentLog)
  try {
    await pool.query(statement)
  } finally {
    await pool.end()
  }
}
