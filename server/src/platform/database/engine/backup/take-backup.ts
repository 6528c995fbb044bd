import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { hasErrno } from '../process/errno.ts'
import type { BackupFolders } from './archive.ts'
import { copyFile, eachOf, syncFolder, writeToDisk } from './copy-file.ts'
import { dataFiles } from './data-files.ts'
import { type BackedUpFile, manifestName, manifestOf, type WalRange } from './manifest.ts'
import { segmentNumber } from './wal-segments.ts'

/** A finished base back-up: its name is the UTC time of its end. */
export interface TakenBackup {
  name: string
  files: number
  bytes: number
}

/**
 * Takes a base back-up of a running engine while it is written to. It contains the WAL of its own duration, so it can be
 * restored without the archive, and it appears under its name complete and on disk, or not at all.
 *
 * @param data the data directory of the engine
 * @throws when the folder has the back-ups of another database, such as the one that was there before a loss
 */
export async function takeBackup(
  connection: pg.ClientConfig,
  data: string,
  { base }: BackupFolders,
): Promise<TakenBackup> {
  const unfinished = join(base, `unfinished-${process.pid}`)
  // PostgreSQL's functions want one session from start to stop, which also holds the slot
  const client = new pg.Client({ ...connection, application_name: 'teeviet-backup' })
  client.on('error', () => {})
  await client.connect()
  try {
    await requireSameDatabase(client, join(base, 'system-identifier'))
    await rm(unfinished, { recursive: true, force: true })
    await mkdir(unfinished, { mode: 0o700 })
    const taken = await copyRunning(client, data, unfinished)
    await rename(unfinished, join(base, taken.name))
    await syncFolder(base)
    return taken
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  } finally {
    await client.end()
  }
}

async function requireSameDatabase(client: pg.Client, file: string): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    'select system_identifier::text as id from pg_control_system()',
  )
  const id = rows[0]?.id ?? ''
  const known = await readFile(file, 'utf8').catch((error: unknown) => {
    if (hasErrno(error, 'ENOENT')) return null
    throw error
  })
  if (known === null) await writeToDisk(file, id)
  else if (known !== id)
    throw new Error(
      'BACKUP_DIR has the back-ups of another database: restore that one, or set an empty folder.',
    )
}

async function copyRunning(client: pg.Client, data: string, to: string): Promise<TakenBackup> {
  // keeps the WAL from now on, however long the copy takes
  await client.query('select pg_create_physical_replication_slot($1, true, true)', [
    `teeviet_backup_${process.pid}`,
  ])
  await client.query("select pg_backup_start('teeviet', true)")
  const { files, folders } = await dataFiles(data)
  for (const folder of folders) await mkdir(join(to, folder), { recursive: true, mode: 0o700 })
  const copied: BackedUpFile[] = []
  await eachOf(files.slice(0, -1), (path) => copyInto(copied, data, to, path))
  await copyInto(copied, data, to, files.at(-1) ?? '')
  const stopped = await stopBackup(client)
  copied.push({ path: 'backup_label', ...(await writeToDisk(join(to, 'backup_label'), stopped.label)) })
  await copyWal(join(data, 'pg_wal'), join(to, 'pg_wal'), stopped)
  await writeToDisk(join(to, manifestName), manifestOf(copied, stopped.wal, stopped.at.toUTCString()))
  for (const folder of ['.', ...folders]) await syncFolder(join(to, folder))
  const bytes = copied.reduce((sum, { size }) => sum + size, 0)
  return { name: stopped.at.toISOString().replaceAll(/[-:]/g, ''), files: copied.length, bytes }
}

async function copyInto(copied: BackedUpFile[], from: string, to: string, path: string): Promise<void> {
  try {
    copied.push({ path, ...(await copyFile(join(from, path), join(to, path))) })
  } catch (error) {
    // a table dropped meanwhile; the WAL drops it again
    if (!hasErrno(error, 'ENOENT')) throw error
  }
}

interface Stopped {
  label: string
  /** when it was consistent, by the database's clock */
  at: Date
  wal: WalRange
  firstSegment: string
  lastSegment: string
}

async function stopBackup(client: pg.Client): Promise<Stopped> {
  const { rows } = await client.query<{ label: string; lsn: string; segment: string; at: Date }>(
    `select labelfile as label, lsn, pg_walfile_name(lsn) as segment, clock_timestamp() as at
       from pg_backup_stop(false)`,
  )
  const [stopped] = rows
  const [, start, firstSegment] =
    /^START WAL LOCATION: (\S+) \(file (\w+)\)/m.exec(stopped?.label ?? '') ?? []
  if (!stopped || !start || !firstSegment) throw new Error('PostgreSQL gave no label for the back-up.')
  const timeline = Number.parseInt(firstSegment.slice(0, 8), 16)
  const { label, at, lsn: end, segment: lastSegment } = stopped
  return { label, at, wal: { timeline, start, end }, firstSegment, lastSegment }
}

async function copyWal(from: string, to: string, { firstSegment, lastSegment }: Stopped): Promise<void> {
  const isNeeded = (name: string) =>
    name >= firstSegment && name <= lastSegment && segmentNumber(name) !== null
  for (const name of (await readdir(from)).filter(isNeeded)) await copyFile(join(from, name), join(to, name))
}
