import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const stampFile = join(root, '.tmp/checked-queries')
const sources = [
  '{server,contract}/src/**/*.{ts,sql}',
  'server/query-check/*.ts',
  'server/tsconfig.queries.json',
  'package-lock.json',
]

/**
 * A name for everything the check depends on. A row type may come from any file and the schema from any migration: the
 * check is repeated as a whole.
 */
export function currentStamp(): string {
  const hash = createHash('sha256')
  const files = globSync(sources, { cwd: root, exclude: ['**/*.test.ts', '**/node_modules/**'] })
  for (const file of files.sort())
    hash
      .update(file.replaceAll('\\', '/'))
      .update('\0')
      .update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/** Whether the check has passed on these very files. */
export async function hasPassed(stamp: string): Promise<boolean> {
  return (await readFile(stampFile, 'utf8').catch(() => null)) === stamp
}

/** Remembers that the check has passed on these files. */
export async function rememberPassed(stamp: string): Promise<void> {
  await mkdir(dirname(stampFile), { recursive: true })
  await writeFile(stampFile, stamp)
}
