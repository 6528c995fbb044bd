import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chown, mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { hasErrno } from './errno.ts'
import type { Place } from './place.ts'
import { dataArgument, engineEnvironment } from './surroundings.ts'

/**
 * Makes the data directory if there is none. It is made under another name and renamed when complete, so that an end
 * in the middle leaves nothing half made.
 */
export async function createCluster(place: Place, binaries: string): Promise<void> {
  if (existsSync(join(place.data, 'PG_VERSION'))) return
  await rm(place.unfinished, { recursive: true, force: true })
  await mkdir(place.unfinished, { mode: 0o700 })
  if (place.account) await chown(place.unfinished, place.account.uid, place.account.gid)
  await initialise(place, binaries)
  try {
    await rename(place.unfinished, place.data)
  } catch (error) {
    if (!hasErrno(error, 'EEXIST', 'ENOTEMPTY', 'ENOTDIR')) throw error
    throw new Error(
      `${place.data} holds something else than a database: move it away, or set another DATA_DIR.`,
    )
  }
}

// `trust` is safe: the only door is a socket in a directory that nobody else can enter. The builtin provider sorts the
// same on every machine; people's order is asked for where it matters.
async function initialise(place: Place, binaries: string): Promise<void> {
  const child = spawn(
    join(binaries, 'bin', 'initdb'),
    [
      '-D',
      dataArgument(place.unfinished),
      ...['-U', 'teeviet', '-A', 'trust', '-E', 'UTF8'],
      ...['--locale-provider=builtin', '--locale=C.UTF-8', '--no-instructions'],
    ],
    {
      cwd: place.unfinished,
      env: engineEnvironment(),
      ...place.account,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  const [code, , complaint] = await Promise.all([ended, text(child.stdout), text(child.stderr)])
  if (code !== 0) throw new Error(`The database could not be made in ${place.data}: ${complaint.trim()}`)
}
