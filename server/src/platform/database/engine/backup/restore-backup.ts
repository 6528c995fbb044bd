import { chown, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '../../log.ts'
import { startEngine } from '../engine.ts'
import { withLock } from '../lock.ts'
import { type Place, placeOf } from '../place.ts'
import { hasErrno } from '../process/errno.ts'
import { isEngineOf, writtenPostmaster } from '../process/postmaster.ts'
import { type BackupFolders, restoreCommand } from './archive.ts'
import { copyBackup } from './copy-backup.ts'
import { syncFolder } from './copy-file.ts'
import { firstSegmentOf, type StoredBackup, storedBackups } from './stored-backups.ts'
import { firstGap } from './wal-segments.ts'

const recoveryMs = 24 * 60 * 60_000

/**
 * Restores a data directory from a base back-up and the archived WAL. It is built beside, recovered, and renamed when
 * complete; data that are there already are moved aside, never deleted.
 *
 * @param options.until the moment to restore to, as PostgreSQL reads it, with its zone: the last transaction committed
 *   by then is the last that is restored. Null: to the end of the archive.
 * @param options.replace whether data that are there may be moved aside
 * @returns the name of the base back-up, and where the earlier data are now
 */
export async function restoreBackup(options: {
  dataDir: string
  folders: BackupFolders
  until: string | null
  replace: boolean
  log: Log
}): Promise<{ backup: string; movedTo: string | null }> {
  const { folders, until, log } = options
  const place = await placeOf(options.dataDir)
  const restored = await placeOf(`${place.data}.restored`)
  await requireStopped(place, options.replace)
  const backup = await chooseBackup(folders, until)
  await requireWholeArchive(folders, backup)
  await rm(restored.data, { recursive: true, force: true })
  log.info({ backup: backup.name }, 'copying the base back-up and comparing its checksums …')
  await copyBackup(backup.folder, restored.data, place.account)
  log.info('applying the archived WAL …')
  await recover(restored, folders, until, log)
  const movedTo = await withLock(place.lock, async () => {
    await requireStopped(place, options.replace)
    const aside = await moveAside(place)
    await rename(restored.data, place.data)
    await syncFolder(join(place.data, '..'))
    return aside
  })
  for (const file of [restored.log, restored.users]) await rm(file, { force: true })
  return { backup: backup.name, movedTo }
}

async function requireStopped(place: Place, replace: boolean): Promise<void> {
  const written = writtenPostmaster(place.data)
  if (written && isEngineOf(written.pid, place.data))
    throw new Error(`The database in ${place.data} is running: stop the server first.`)
  if (!replace && (await isThere(place.data)))
    throw new Error(`${place.data} exists: move it away, or add --replace to have it moved aside.`)
}

async function chooseBackup(folders: BackupFolders, until: string | null): Promise<StoredBackup> {
  const stored = await storedBackups(folders).catch((error: unknown) => {
    if (hasErrno(error, 'ENOENT')) return []
    throw error
  })
  const limit = until === null ? Number.POSITIVE_INFINITY : Date.parse(until)
  const chosen = stored.findLast(({ at }) => at.getTime() <= limit)
  if (chosen !== undefined) return chosen
  const [first] = stored
  if (first === undefined) throw new Error(`There is no back-up in ${folders.base}.`)
  throw new Error(`The oldest back-up can be restored from ${first.at.toISOString()} on.`)
}

/** A gap in the archive would look like its end, and everything after it would be missing without a word. */
async function requireWholeArchive({ wal }: BackupFolders, backup: StoredBackup): Promise<void> {
  const first = await firstSegmentOf(backup)
  const names = [...(await readdir(wal)), ...(await readdir(join(backup.folder, 'pg_wal')))]
  const gap = firstGap(names, first)
  if (gap === null) return
  const name = gap.toString(16).toUpperCase().padStart(10, '0')
  throw new Error(`The archive ${wal} misses the WAL segment …${name}, after which there are others.`)
}

async function recover(
  restored: Place,
  folders: BackupFolders,
  until: string | null,
  log: Log,
): Promise<void> {
  const signal = join(restored.data, 'recovery.signal')
  await writeFile(signal, '')
  if (restored.account) await chown(signal, restored.account.uid, restored.account.gid)
  const target: Record<string, string> =
    until === null ? {} : { recovery_target_time: until, recovery_target_action: 'promote' }
  const engine = await startEngine({
    dataDir: restored.data,
    log,
    // connections are accepted when the recovery has ended
    settings: { restore_command: restoreCommand(folders), hot_standby: 'off', ...target },
    recoveryMs,
  })
  await engine.stop()
  await announceTimeline(restored)
}

/**
 * A recovery begins a new timeline. The server archives its history with the WAL when it starts on these data: a later
 * recovery needs it to follow this timeline, and to give another number to its own.
 */
async function announceTimeline({ data, account }: Place): Promise<void> {
  const histories = (await readdir(join(data, 'pg_wal'))).filter((name) => name.endsWith('.history')).sort()
  const newest = histories.at(-1)
  if (newest === undefined) throw new Error(`The recovery of ${data} has not ended: see ${data}.log.`)
  const ready = join(data, 'pg_wal', 'archive_status', `${newest}.ready`)
  await writeFile(ready, '')
  if (account) await chown(ready, account.uid, account.gid)
}

async function moveAside({ data }: Place): Promise<string | null> {
  if (!(await isThere(data))) return null
  for (let number = 1; ; number += 1) {
    const aside = `${data}.before-restore-${number}`
    if (await isThere(aside)) continue
    await rename(data, aside)
    return aside
  }
}

function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
