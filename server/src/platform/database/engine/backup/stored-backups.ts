import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { BackupFolders } from './archive.ts'
import { segmentNumber } from './wal-segments.ts'

/** A base back-up of a back-up folder. */
export interface StoredBackup {
  name: string
  /** from when on it can be restored */
  at: Date
  folder: string
}

/** The base back-ups, oldest first. */
export async function storedBackups({ base }: BackupFolders): Promise<StoredBackup[]> {
  const names = (await readdir(base)).sort()
  return names.flatMap((name) => {
    const [, day, hour, minute, second] = /^(\d{8})T(\d\d)(\d\d)(\d\d\.\d{3})Z$/.exec(name) ?? []
    if (!day) return []
    const date = `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`
    return [{ name, at: new Date(`${date}T${hour}:${minute}:${second}Z`), folder: join(base, name) }]
  })
}

/** The number of the first WAL segment that the recovery of a base back-up reads. */
export async function firstSegmentOf({ folder }: StoredBackup): Promise<number> {
  const label = await readFile(join(folder, 'backup_label'), 'utf8')
  const [, name = ''] = /\(file (\w+)\)/.exec(label) ?? []
  const number = segmentNumber(name)
  if (number === null) throw new Error(`The back-up ${folder} is damaged: its backup_label names no WAL.`)
  return number
}

/**
 * Deletes all but the newest base back-ups, and the archived WAL that only deleted ones need.
 *
 * @returns the number of deleted base back-ups
 */
export async function deleteOldBackups(folders: BackupFolders, kept: number): Promise<number> {
  const stored = await storedBackups(folders)
  const old = stored.slice(0, Math.max(0, stored.length - kept))
  for (const { folder } of old) await rm(folder, { recursive: true })
  const [oldest] = stored.slice(old.length)
  if (oldest === undefined) return old.length
  const needed = await firstSegmentOf(oldest)
  for (const name of await readdir(folders.wal)) {
    const number = segmentNumber(name)
    if (number !== null && number < needed) await rm(join(folders.wal, name))
  }
  return old.length
}
