/**
 * The back-up folder of a command.
 *
 * @throws when it is not set, or the database is not the embedded one
 */
export function backupDirOf(config: { databaseUrl: string; backupDir: string | null }): string {
  if (config.databaseUrl)
    throw new Error(
      'DATABASE_URL is set: back up that PostgreSQL by its own tools (docs/operations/backup.md).',
    )
  if (process.platform === 'win32')
    throw new Error('On Windows, stop the server and copy DATA_DIR (docs/operations/backup.md).')
  if (config.backupDir === null) throw new Error('Set BACKUP_DIR to the folder of the back-ups.')
  return config.backupDir
}

/** Runs a command of the terminal: an error is one sentence and the exit code 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
