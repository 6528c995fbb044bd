import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { hasErrno } from '../process/errno.ts'

/** What PostgreSQL's documentation on base back-ups leaves out: state of the running engine, and files made anew. */
const emptied = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
])
const leftOut =
  /^(?:postmaster\.(?:pid|opts)|recovery\.signal|standby\.signal|backup_label.*|tablespace_map.*|backup_manifest|pg_internal\.init.*|pgsql_tmp.*|.*\.tmp)$/

/** The content of a data directory that a base back-up copies, as paths inside it. */
export interface DataFiles {
  files: string[]
  folders: string[]
}

/** Lists it; the control file comes last, as the first checkpoint of a recovery is named in it. */
export async function dataFiles(data: string): Promise<DataFiles> {
  const found: DataFiles = { files: [], folders: [] }
  await list(data, '', found)
  const control = join('global', 'pg_control')
  found.files = [...found.files.filter((path) => path !== control), control]
  return found
}

async function list(data: string, folder: string, found: DataFiles): Promise<void> {
  for (const entry of await entriesOf(join(data, folder))) {
    const path = join(folder, entry.name)
    if (leftOut.test(entry.name)) continue
    if (entry.isFile()) found.files.push(path)
    // pg_wal may be a link to another disk
    if (!entry.isDirectory() && path !== 'pg_wal') continue
    found.folders.push(path)
    if (!emptied.has(path)) await list(data, path, found)
  }
}

async function entriesOf(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true })
  } catch (error) {
    // a database dropped meanwhile
    if (hasErrno(error, 'ENOENT')) return []
    throw error
  }
}
