import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../../log.ts'
import { addressAt, type EngineAddress, freePort } from '../address.ts'
import { ask } from '../ask.ts'
import { createCluster } from '../create-cluster.ts'
import { runnableBinaries } from '../install.ts'
import { launch } from '../launch.ts'
import type { Place } from '../place.ts'
import { stopEngine } from '../stop.ts'
import { isEngineOf, type Postmaster, writtenPostmaster } from './postmaster.ts'

const silence = 30_000
const longestRecovery = 10 * 60_000

/**
 * Ensures that an engine serves this data directory, and returns its address: adopts a running one (the server that
 * started it may have been killed), waits for one that is starting or recovering, ends one that is stuck, and else
 * starts one. Runs under the start lock.
 *
 * @param options.port where an engine that is started listens, if it listens on a port; a free one when not given
 * @param options.recoveryMs the longest time to wait for an engine that is started and recovers
 */
export async function run(
  place: Place,
  settings: Record<string, string>,
  log: Log,
  { port, recoveryMs = longestRecovery }: { port?: number; recoveryMs?: number } = {},
): Promise<EngineAddress> {
  const found = writtenPostmaster(place.data)
  if (found && isEngineOf(found.pid, place.data)) {
    const adopted = await adopt(place, found, log)
    if (adopted) return adopted
  }
  const chosen = port ?? (place.transport === 'port' ? await freePort() : 0)
  return start(place, settings, log, { port: chosen, recoveryMs })
}

async function adopt(place: Place, found: Postmaster, log: Log): Promise<EngineAddress | null> {
  const isThere = () => isEngineOf(found.pid, place.data)
  // the address lines are written a moment after the number
  const address = () => {
    const written = writtenPostmaster(place.data)
    const sockets = written?.sockets || found.sockets || place.sockets
    return addressAt(place, { sockets, port: written?.port || found.port })
  }
  if (await serves(address, isThere)) {
    log.info({ pid: found.pid }, 'adopted the running database engine')
    return address()
  }
  if (isThere()) log.warn({ pid: found.pid }, 'the running database engine does not answer: stopping it')
  await stopEngine(place.data)
  return null
}

async function start(
  place: Place,
  settings: Record<string, string>,
  log: Log,
  { port, recoveryMs }: { port: number; recoveryMs: number },
): Promise<EngineAddress> {
  const binaries = await runnableBinaries(place.account)
  await createCluster(place, binaries, log)
  const address = await addressAt(place, { sockets: place.sockets, port })
  for (let tries = 1; ; tries += 1) {
    await clearStaleFile(place.data)
    const { ended } = await launch(place, address, binaries, settings)
    let lastWords: string | null = null
    void ended.then((words) => {
      lastWords = words
    })
    if (
      await serves(
        async () => address,
        () => lastWords === null,
        recoveryMs,
      )
    )
      return address
    if (lastWords === null) {
      await stopEngine(place.data)
      throw new Error(`The database engine of ${place.data} did not get ready; its log is ${place.log}.`)
    }
    if (tries === 5 || !isOldEngineLeaving(lastWords))
      throw new Error(`The database engine of ${place.data} does not start: ${lastWords}`)
    log.warn({ words: lastWords }, 'the database engine ended early, starting it again')
    await sleep(200 * tries)
  }
}

// After a crash the last of the killed engine's processes may need a moment to go.
function isOldEngineLeaving(words: string): boolean {
  return words.includes('pre-existing shared memory block') || words.includes('lock file')
}

// True once the engine is ready; false when it has ended or does not answer in time.
async function serves(
  address: () => Promise<EngineAddress>,
  isThere: () => boolean,
  recoveryMs = longestRecovery,
): Promise<boolean> {
  const begun = performance.now()
  let lastSign = begun
  while (isThere()) {
    const answer = await ask(await address())
    const now = performance.now()
    if (answer === 'serving') return true
    if (answer === 'starting') lastSign = now
    if (now - lastSign > silence || now - begun > recoveryMs) return false
    await sleep(20)
  }
  return false
}

// PostgreSQL removes the file of an engine that crashed, but not when its number belongs to another program of the same
// account.
async function clearStaleFile(data: string): Promise<void> {
  const written = writtenPostmaster(data)
  if (written && !isEngineOf(written.pid, data)) await rm(join(data, 'postmaster.pid'), { force: true })
}
