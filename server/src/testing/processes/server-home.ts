import { renameSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { socketPort } from '#platform/database/engine/address'
import { connectionTo, runtimeAccount } from '#platform/database/engine/ask'
import { placeOf } from '#platform/database/engine/place'
import { writtenPostmaster } from '#platform/database/engine/process/postmaster'
import { stopEngine } from '#platform/database/engine/stop'
import { openPool } from '#platform/database/pool'
import { type Query, queryOn } from '#platform/database/sql'
import { freePort } from '../../../../deploy/free-port.mjs'
import { addressOf, createTestDatabase } from '../database.ts'
import { silentLog } from '../log.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'

/** Where servers start, die and start again: a database, files and ports that stay. */
export type ServerHome = {
  pool: Pool
  q: Query
  url: string
  sandboxUrl: string
  /** Where the server keeps its files. */
  dataDir: string
  /** Starts the server, on the same ports every time. */
  start(environment?: Record<string, string>): Promise<ServerProcess>
  /** Stops what still runs and removes everything. */
  remove(): Promise<void>
}

/** One whose database engine is its own, as the product has one. */
export type EngineHome = ServerHome & {
  /** The content of the engine's own log. */
  engineLog(): Promise<string>
  /** Kills the engine's main process, and with it every other of the engine, as the machine's end would. */
  killEngine(): void
  /** Kills it so that it cannot be started again. Returns a function which allows it. */
  blockEngineStart(): () => void
}

/**
 * A home on a database of the tests' engine, where it is not about the engine: there is none to make and to stop. Its
 * servers run as an account that does not own the schema, as in production.
 */
export async function makeServerHome(): Promise<ServerHome> {
  const database = await createTestDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'teeviet-home-'))
  const { pool } = database
  const DATABASE_OWNER_URL = addressOf(database.connection)
  const DATABASE_URL = addressOf({ ...database.connection, user: runtimeAccount })
  return serversIn(folder, pool, { DATABASE_OWNER_URL, DATABASE_URL }, async () => {
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  })
}

export async function makeEngineHome(settings: Record<string, string> = {}): Promise<EngineHome> {
  // the name under which a later run finds and ends an engine that a killed test run left behind
  const folder = await mkdtemp(join(tmpdir(), 'teeviet-test-'))
  const place = await placeOf(join(folder, 'postgres'))
  const pool = openPool({ ...connectionTo({ host: place.sockets, port: socketPort }), max: 8 }, silentLog)
  const servers = await serversIn(folder, pool, settings, async () => {
    await stopEngine(place.data)
    // not waited for: a test that failed may not have given its connection back
    pool.end().catch(() => {})
    await rm(place.sockets, { recursive: true, force: true })
    await rm(folder, { recursive: true, force: true })
  })
  const killEngine = () => {
    const postmaster = writtenPostmaster(place.data)
    if (!postmaster) throw new Error('no engine runs')
    process.kill(postmaster.pid, 'SIGKILL')
  }
  return {
    ...servers,
    engineLog: () => readFile(place.log, 'utf8'),
    killEngine,
    blockEngineStart: () => {
      const written = join(place.data, 'pg_wal')
      renameSync(written, `${written}.away`)
      killEngine()
      return () => renameSync(`${written}.away`, written)
    },
  }
}

async function serversIn(
  folder: string,
  pool: Pool,
  settings: Record<string, string>,
  removeRest: () => Promise<void>,
): Promise<ServerHome> {
  const [port, sandboxPort] = [await freePort(), await freePort()]
  const ports = { PORT: String(port), SANDBOX_PORT: String(sandboxPort) }
  const running: ServerProcess[] = []
  return {
    pool,
    q: queryOn(pool),
    url: `http://127.0.0.1:${port}`,
    sandboxUrl: `http://localhost:${sandboxPort}`,
    dataDir: folder,
    start: async (environment = {}) => {
      const server = await startServerProcess({ DATA_DIR: folder, ...ports, ...settings, ...environment })
      running.push(server)
      return server
    },
    remove: async () => {
      await Promise.all(running.map((server) => server.kill()))
      await removeRest()
    },
  }
}
