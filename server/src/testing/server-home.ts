import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { socketConnection } from '../database/engine/ask.ts'
import { placeOf } from '../database/engine/place.ts'
import { writtenPostmaster } from '../database/engine/postmaster.ts'
import { stopEngine } from '../database/engine/stop.ts'
import { openPool } from '../database/pool.ts'
import { type Query, queryOn } from '../database/sql.ts'
import { silentLog } from './log.ts'
import { freePort, type ServerProcess, startServerProcess } from './server-process.ts'

/** A data directory with its own engine, as the product has one, on which servers start, die and start again. */
export type ServerHome = {
  pool: Pool
  q: Query
  url: string
  sandboxUrl: string
  /** Where the server keeps its files. */
  dataDir: string
  /** Starts the server, on the same ports every time. */
  start(environment?: Record<string, string>): Promise<ServerProcess>
  /** What the engine has written into its own log. */
  engineLog(): Promise<string>
  /** Kills the engine's main process, and with it every other of the engine, as the machine's end would. */
  killEngine(): void
  /** Stops what still runs and removes everything. */
  remove(): Promise<void>
}

export async function makeServerHome(settings: Record<string, string> = {}): Promise<ServerHome> {
  // the name under which a later run finds and ends an engine that a killed test run left behind
  const folder = await mkdtemp(join(tmpdir(), 'teeviet-test-'))
  const place = await placeOf(join(folder, 'postgres'))
  const [port, sandboxPort] = [await freePort(), await freePort()]
  const pool = openPool({ ...socketConnection(place.sockets), max: 8 }, silentLog)
  const running: ServerProcess[] = []
  return {
    pool,
    q: queryOn(pool),
    url: `http://127.0.0.1:${port}`,
    sandboxUrl: `http://localhost:${sandboxPort}`,
    dataDir: folder,
    start: async (environment = {}) => {
      const ports = { PORT: String(port), SANDBOX_PORT: String(sandboxPort) }
      const server = await startServerProcess({ DATA_DIR: folder, ...ports, ...settings, ...environment })
      running.push(server)
      return server
    },
    engineLog: () => readFile(place.log, 'utf8'),
    killEngine: () => {
      const postmaster = writtenPostmaster(place.data)
      if (!postmaster) throw new Error('no engine runs')
      process.kill(postmaster.pid, 'SIGKILL')
    },
    remove: async () => {
      await Promise.all(running.map((server) => server.kill()))
      await stopEngine(place.data)
      // not waited for: a test that failed may not have given its connection back
      pool.end().catch(() => {})
      await rm(place.sockets, { recursive: true, force: true })
      await rm(folder, { recursive: true, force: true })
    },
  }
}
