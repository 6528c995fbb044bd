import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Loads settings from the file `.env` of a folder, if it exists; variables already set in the environment win. */
export function readEnvFile(folder = process.cwd()): void {
  const file = join(folder, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
}
