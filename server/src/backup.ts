import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { readEnvFile } from './app/env-file.ts'
import { type Config, readConfig } from './platform/config/config.ts'
import { backupFolders } from './platform/database/engine/backup/archive.ts'
import { startArchivedEngine } from './platform/database/engine/backup/archived-engine.ts'
import { backupDirOf, runCommand } from './platform/database/engine/backup/command.ts'
import { deleteOldBackups } from './platform/database/engine/backup/stored-backups.ts'
import { takeBackup } from './platform/database/engine/backup/take-backup.ts'
import type { Engine } from './platform/database/engine/engine.ts'
import { createLog } from './platform/log/log.ts'

/**
 * `npm run backup`: a base back-up of the embedded database, also while the server runs, in BACKUP_DIR.
 */
async function backUp(config: Config): Promise<void> {
  const backupDir = backupDirOf(config)
  const log = createLog(config)
  const dataDir = join(config.dataDir, 'postgres')
  if (!existsSync(join(dataDir, 'PG_VERSION'))) throw new Error(`There is no database in ${dataDir}.`)
  const engine = await startArchivedEngine({ dataDir, backupDir, log })
  try {
    const folders = backupFolders(backupDir)
    const { name, files, bytes } = await takeBackup(engine.connection, dataDir, folders)
    log.info({ files, bytes }, `backed up to ${join(folders.base, name)}`)
    const problem = await archiveProblem(engine)
    if (problem !== null) throw new Error(problem)
    const deleted = await deleteOldBackups(folders, config.backupsKept)
    if (deleted > 0) log.info(`deleted the oldest back-ups: ${deleted}`)
  } finally {
    await engine.stop()
  }
}

/** A base back-up without the WAL after it restores its own moment only, so the command fails without the archive. */
async function archiveProblem({ connection }: Engine): Promise<string | null> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    const { rows } = await client.query<{ mode: string; failed: string | null }>(
      `select current_setting('archive_mode') as mode,
              case when last_failed_time > coalesce(last_archived_time, '-infinity') then last_failed_wal end as failed
         from pg_stat_archiver`,
    )
    const [archiver] = rows
    if (archiver?.mode !== 'on')
      return 'The running server was started without BACKUP_DIR and does not archive: start it again with it.'
    return archiver.failed && `The WAL segment ${archiver.failed} cannot be archived: see postgres.log.`
  } finally {
    await client.end()
  }
}

readEnvFile()
await runCommand(() => backUp(readConfig(process.env)))
