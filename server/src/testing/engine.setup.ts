import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import type { Connection } from '../database/connection.ts'
import { startEngine } from '../database/engine/engine.ts'
import { migrate } from '../database/migrate.ts'
import { openPool } from '../database/pool.ts'
import { silentLog } from './log.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** the test engine; its databases are the tests' own */
    engine: Extract<Connection, { host: string }>
  }
}

/**
 * Before the database tests: an engine of their own with the migrated database `test_template`, of which every test
 * file gets a copy. After them nothing is left. Durability is off: these data need not survive anything.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'teeviet-test-'))
  const engine = await startEngine({
    dataDir: join(folder, 'postgres'),
    log: silentLog,
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      shared_buffers: '64MB',
      deadlock_timeout: '100ms',
    },
  })
  const tearDown = async () => {
    await engine.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const pool = openPool({ ...engine.connection, database: 'postgres', max: 1 }, silentLog)
    await pool.query('create database test_template')
    await pool.end()
    await migrate({ ...engine.connection, database: 'test_template' }, silentLog)
  } catch (error) {
    await tearDown()
    throw error
  }
  project.provide('engine', engine.connection)
  return tearDown
}
