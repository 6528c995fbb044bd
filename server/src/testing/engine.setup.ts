import type { TestProject } from 'vitest/node'
import type { Connection } from '#platform/database/connection'
import { migrate } from '#platform/database/migrate'
import { openPool } from '#platform/database/pool'
import { silentLog } from './log.ts'
import { startTemporaryEngine } from './processes/temporary-engine.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** the test engine; its databases are the tests' own */
    engine: Extract<Connection, { host: string }>
  }
}

/**
 * Before the database tests: an engine of their own with the migrated database `test_template`, of which every test
 * file gets a copy. After them nothing is left.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const engine = await startTemporaryEngine()
  try {
    const pool = openPool({ ...engine.connection, database: 'postgres', max: 1 }, silentLog)
    await pool.query('create database test_template')
    await pool.end()
    await migrate({ ...engine.connection, database: 'test_template' }, silentLog)
  } catch (error) {
    await engine.stop()
    throw error
  }
  project.provide('engine', engine.connection)
  return engine.stop
}
