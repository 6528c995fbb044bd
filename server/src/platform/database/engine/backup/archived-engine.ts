import type { Log } from '../../log.ts'
import { type Engine, startEngine } from '../engine.ts'
import { placeOf } from '../place.ts'
import { archiveSettings, backupFolders, createBackupFolders } from './archive.ts'

/**
 * Starts the embedded engine, or joins it; one that is started archives its WAL in the back-up folder.
 *
 * @param options.backupDir null: it archives nothing
 */
export async function startArchivedEngine({
  dataDir,
  backupDir,
  log,
}: {
  dataDir: string
  backupDir: string | null
  log: Log
}): Promise<Engine> {
  if (backupDir === null) return startEngine({ dataDir, log })
  const folders = backupFolders(backupDir)
  await createBackupFolders(folders, await placeOf(dataDir))
  return startEngine({ dataDir, log, settings: archiveSettings(folders) })
}
