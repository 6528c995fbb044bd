import { rm } from 'node:fs/promises'
import pg from 'pg'
import type { Log } from '../log.ts'
import type { EngineAddress } from './address.ts'
import { connectionTo, runtimeAccount } from './ask.ts'
import { withLock } from './lock.ts'
import { placeOf } from './place.ts'
import { keepRunning } from './process/keep-running.ts'
import { run } from './process/run.ts'
import { join, leave } from './process/users.ts'
import { engineSettings } from './settings.ts'
import { stopEngine } from './stop.ts'
import { type Transport, transportFor } from './transport.ts'

/** A running PostgreSQL of our own. */
export interface Engine {
  /** As the owner of the schema. */
  connection: ReturnType<typeof connectionTo>
  /** As the account of requests and jobs, which `grantRuntimeRights` gives its rights. */
  runtime: ReturnType<typeof connectionTo>
  /** Leaves the engine; it is stopped when no other process uses it. */
  stop(): Promise<void>
}

/**
 * Starts the embedded PostgreSQL on a data directory, creating it first if necessary, or joins the one running there.
 * After a crash it is started again. It listens on a socket only this account (and root) can reach, and on no port; on
 * Windows on a port of this machine, with a password.
 *
 * @param options.settings PostgreSQL settings over the product's own (tests)
 * @param options.transport the transport of another platform (tests)
 * @param options.recoveryMs the longest time to wait for a recovery, ten minutes when not given
 * @throws one readable sentence: no binary for this machine, a directory of another account, PostgreSQL's last log
 *   lines
 */
export async function startEngine(options: {
  dataDir: string
  log: Log
  settings?: Record<string, string>
  transport?: Transport
  recoveryMs?: number
}): Promise<Engine> {
  const { log } = options
  const settings = { ...engineSettings, ...options.settings }
  const place = await placeOf(options.dataDir, options.transport ?? transportFor(process.platform))
  let stopping: Promise<void> | null = null
  const address = await withLock(place.lock, async () => {
    const found = await run(place, settings, log, { recoveryMs: options.recoveryMs })
    await ensureDatabase(found)
    await join(place.users)
    return found
  })
  const startAgain = () =>
    withLock(place.lock, async () => {
      if (!stopping) await run(place, settings, log, { port: address.port })
    })
  const watch = await keepRunning(address, startAgain, log)
  const stop = async () => {
    await watch.end()
    await withLock(place.lock, async () => {
      if (!(await leave(place.users))) return
      await stopEngine(place.data)
      if (place.transport === 'socket') await rm(address.host, { recursive: true, force: true })
    })
  }
  return {
    connection: connectionTo(address),
    runtime: { ...connectionTo(address), user: runtimeAccount },
    stop: () => {
      stopping ??= stop()
      return stopping
    },
  }
}

async function ensureDatabase(address: EngineAddress): Promise<void> {
  const client = new pg.Client(connectionTo(address, 'postgres'))
  await client.connect()
  try {
    const { rowCount } = await client.query("select from pg_database where datname = 'teeviet'")
    if (rowCount === 0) await client.query('create database teeviet')
    const role = await client.query('select from pg_roles where rolname = $1', [runtimeAccount])
    const password =
      address.password === undefined ? '' : ` password ${client.escapeLiteral(address.password)}`
    if (role.rowCount === 0) await client.query(`create role ${runtimeAccount} login${password}`)
  } finally {
    await client.end()
  }
}
