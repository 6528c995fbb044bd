import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Takes settings from the file `.env` of a folder, where it is; what the environment sets already goes first. */
export function readEnvFile(folder = process.cwd()): void {
  const file = join(folder, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
}
