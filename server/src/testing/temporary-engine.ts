import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Engine, startEngine } from '../database/engine/engine.ts'
import { silentLog } from './log.ts'

/**
 * Starts an engine with nothing in it; `stop` removes it from the disk. Durability is off: these data need not survive
 * anything. Deadlocks are looked for sooner than usual, so that tests of them are quick.
 */
export async function startTemporaryEngine(): Promise<Engine> {
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
  return {
    connection: engine.connection,
    stop: async () => {
      await engine.stop()
      await rm(folder, { recursive: true, force: true })
      await rm(engine.connection.host, { recursive: true, force: true })
    },
  }
}
