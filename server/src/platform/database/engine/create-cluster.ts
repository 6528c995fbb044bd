import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chown, mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { secondsSince } from '../../time/seconds-since.ts'
import type { Log } from '../log.ts'
import { clusterArguments, writePassword } from './address.ts'
import type { Place } from './place.ts'
import { hasErrno } from './process/errno.ts'
import { dataArgument, engineEnvironment, programIn } from './surroundings.ts'

/**
 * Makes the data directory if there is none. It is made under another name and renamed when complete, so that an end
 * in the middle leaves nothing half made.
 */
export async function createCluster(place: Place, binaries: string, log: Log): Promise<void> {
  if (existsSync(join(place.data, 'PG_VERSION'))) return
  const begun = performance.now()
  log.info('creating the database …')
  await rm(place.unfinished, { recursive: true, force: true })
  await mkdir(place.unfinished, { mode: 0o700 })
  if (place.account) await chown(place.unfinished, place.account.uid, place.account.gid)
  if (place.transport === 'port') await writePassword(place)
  await initialise(place, binaries)
  try {
    await rename(place.unfinished, place.data)
  } catch (error) {
    if (!hasErrno(error, 'EEXIST', 'ENOTEMPTY', 'ENOTDIR')) throw error
    throw new Error(
      `${place.data} holds something else than a database: move it away, or set another DATA_DIR.`,
    )
  }
  log.info(`created the database (${secondsSince(begun)})`)
}

async function initialise(place: Place, binaries: string): Promise<void> {
  const child = spawn(
    programIn(binaries, 'initdb'),
    [
      '-D',
      dataArgument(place.unfinished),
      ...['-U', 'teeviet', '--no-instructions'],
      ...clusterArguments(place.transport, place.password),
    ],
    {
      cwd: place.unfinished,
      env: engineEnvironment(),
      ...place.account,
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    },
  )
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  const [code, , complaint] = await Promise.all([ended, text(child.stdout), text(child.stderr)])
  if (code !== 0) throw new Error(`The database could not be made in ${place.data}: ${complaint.trim()}`)
}
