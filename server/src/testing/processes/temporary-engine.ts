import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Engine, startEngine } from '#platform/database/engine/engine'
import { living } from '#platform/database/engine/process/users'
import { stopEngine } from '#platform/database/engine/stop'
import { silentLog } from '../log.ts'

const prefix = 'teeviet-test-'

/**
 * Starts an engine with nothing in it; `stop` removes it from the disk. Durability is off: these data need not survive
 * anything. Deadlocks are looked for sooner than usual, so that tests of them are quick.
 */
export async function startTemporaryEngine(): Promise<Engine> {
  await sweep()
  const folder = await mkdtemp(join(tmpdir(), prefix))
  const engine = await startEngine({
    dataDir: join(folder, 'postgres'),
    log: silentLog,
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      wal_level: 'minimal',
      max_wal_senders: '0',
      // it may all be in memory
      min_wal_size: '80MB',
      max_wal_size: '256MB',
      autovacuum: 'off',
      shared_buffers: '64MB',
      // several servers beside the tests themselves
      max_connections: '200',
      deadlock_timeout: '100ms',
    },
  })
  return {
    connection: engine.connection,
    runtime: engine.runtime,
    stop: async () => {
      await engine.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

// A killed test run leaves its engine running. No process adopts it, so the next run ends it.
async function sweep(): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(prefix))
  for (const name of names) {
    const folder = join(tmpdir(), name)
    // file times are the machine's own, also in a test run whose `Date` is moved
    const now = performance.timeOrigin + performance.now()
    const changedAt = await stat(folder).then(
      (found) => found.mtimeMs,
      () => now,
    )
    if (now - changedAt < 60_000 || (await living(join(folder, 'postgres.users'))).length > 0) continue
    // another account's are its own to sweep
    await stopEngine(join(folder, 'postgres')).catch(() => {})
    await rm(folder, { recursive: true, force: true }).catch(() => {})
  }
}
