import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, lstat, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type EngineAddress, listenArguments } from './address.ts'
import type { Place } from './place.ts'
import { hasErrno } from './process/errno.ts'
import { dataArgument, engineEnvironment, programIn } from './surroundings.ts'

const longLog = 10 * 1024 * 1024

/** A started engine: `ended` resolves with its last output, once it has ended. */
export interface Launched {
  ended: Promise<string>
}

/**
 * Starts PostgreSQL on the data directory, apart from our terminal: Ctrl-C then reaches the server alone, which stops
 * the engine when its own work is done.
 */
export async function launch(
  place: Place,
  address: EngineAddress,
  binaries: string,
  settings: Record<string, string>,
): Promise<Launched> {
  if (place.transport === 'socket') await openSocketDirectory(place)
  await setLongLogAside(place.log)
  const log = await open(place.log, 'a')
  const { size } = await stat(place.log)
  const child = spawn(
    programIn(binaries, 'postgres'),
    [
      '-D',
      dataArgument(place.data),
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ...listenArguments(place.transport, address),
    ],
    {
      cwd: place.data,
      env: engineEnvironment(),
      ...place.account,
      detached: true,
      windowsHide: true,
      stdio: ['ignore', log.fd, log.fd],
    },
  )
  // Stopping the engine may delete its folder at once, and the log with it.
  const ended = once(child, 'exit')
    .then(async () => (await readFile(place.log)).subarray(size).toString().trim())
    .catch((error: unknown) => String(error))
  child.unref()
  await once(child, 'spawn').catch(() => {})
  await log.close()
  return { ended }
}

async function setLongLogAside(path: string): Promise<void> {
  const found = await stat(path).catch(() => null)
  if (found && found.size > longLog) await rename(path, `${path}.old`)
}

// Only our own directory is accepted: its owner can read and answer every query.
async function openSocketDirectory({ sockets, account }: Place): Promise<void> {
  const owner = account?.uid ?? process.geteuid?.()
  try {
    await mkdir(sockets, { mode: 0o700 })
    if (account) await chown(sockets, account.uid, account.gid)
  } catch (error) {
    if (!hasErrno(error, 'EEXIST')) throw error
    const found = await lstat(sockets)
    if (!found.isDirectory() || found.uid !== owner || (found.mode & 0o077) !== 0) {
      throw new Error(`${sockets} was made by somebody else: remove it, or set DATABASE_URL.`)
    }
  }
  // left by an engine that was killed; the number in the lock may be another program's by now
  await rm(join(sockets, '.s.PGSQL.5432'), { force: true })
  await rm(join(sockets, '.s.PGSQL.5432.lock'), { force: true })
}
