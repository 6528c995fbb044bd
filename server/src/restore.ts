import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readEnvFile } from './app/env-file.ts'
import { type Config, readConfig } from './platform/config/config.ts'
import { backupFolders } from './platform/database/engine/backup/archive.ts'
import { backupDirOf, runCommand } from './platform/database/engine/backup/command.ts'
import { parseMoment } from './platform/database/engine/backup/parse-moment.ts'
import { restoreBackup } from './platform/database/engine/backup/restore-backup.ts'
import { createLog } from './platform/log/log.ts'

/**
 * `npm run restore -- [--until '2026-11-26 08:30:00'] [--replace]`: the embedded database from BACKUP_DIR, as it was at
 * a moment or at the end of the archive.
 */
async function restore(config: Config): Promise<void> {
  const { values } = parseArgs({
    options: { until: { type: 'string' }, replace: { type: 'boolean', default: false } },
  })
  const log = createLog(config)
  const { backup, movedTo } = await restoreBackup({
    dataDir: join(config.dataDir, 'postgres'),
    folders: backupFolders(backupDirOf(config)),
    until: values.until === undefined ? null : parseMoment(values.until),
    replace: values.replace,
    log,
  })
  if (movedTo !== null) log.info(`the earlier data are in ${movedTo}`)
  log.info({ backup, until: values.until ?? 'the end of the archive' }, 'restored: start the server')
}

readEnvFile()
await runCommand(() => restore(readConfig(process.env)))
