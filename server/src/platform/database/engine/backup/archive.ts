import { chown, mkdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Place } from '../place.ts'

/** The folders of a back-up folder: base back-ups, and the archived write-ahead log (WAL). */
export interface BackupFolders {
  base: string
  wal: string
}

export function backupFolders(folder: string): BackupFolders {
  const path = resolve(folder)
  if (/['%\n]/.test(path)) throw new Error(`BACKUP_DIR may not contain ' or %: ${path}`)
  return { base: join(path, 'base'), wal: join(path, 'wal') }
}

/**
 * Creates the folders of a back-up folder. Base back-ups are written by our account, the WAL by the engine's. Both hold
 * personal data, so no other account may enter them.
 */
export async function createBackupFolders({ base, wal }: BackupFolders, { account }: Place): Promise<void> {
  await mkdir(dirname(wal), { recursive: true, mode: 0o755 })
  for (const folder of [base, wal]) await mkdir(folder, { recursive: true, mode: 0o700 })
  if (account) await chown(wal, account.uid, account.gid)
}

/**
 * The settings which archive the WAL: each segment when it is full, and after a minute in which anything was written. A
 * segment appears under its name complete and on disk, or not at all; one that is archived already must be the same.
 */
export function archiveSettings({ wal }: BackupFolders): Record<string, string> {
  const [archived, unfinished] = [`'${wal}/%f.gz'`, `'${wal}/%f.unfinished'`]
  // `sync` of other systems than Linux takes no arguments and writes everything to disk
  const archive = `gzip -1 -n < '%p' > ${unfinished} && sync ${unfinished} && mv ${unfinished} ${archived} && sync '${wal}'`
  return {
    archive_mode: 'on',
    archive_command: `if test -f ${archived}; then gzip -dc < ${archived} | cmp -s '%p' -; else ${archive}; fi`,
    archive_timeout: '60s',
  }
}

/**
 * The command which fetches a WAL segment. A segment that is not there ends the recovery; a damaged one aborts it, since
 * PostgreSQL takes exit codes above 125 as errors.
 */
export function restoreCommand({ wal }: BackupFolders): string {
  return `test -f '${wal}/%f.gz' || exit 1; gzip -dc < '${wal}/%f.gz' > '%p' || exit 130`
}
