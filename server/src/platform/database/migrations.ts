import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** One step of the schema: a file of plain SQL named NNNN-what-it-does.sql, in the folder of its range of numbers. */
export interface Migration {
  name: string
  text: string
  /** For a PostgreSQL older than 17, when `text` needs that version. */
  textBefore17: string | undefined
  sha256: string
  /** false for *.no-transaction.sql: statements that refuse to run inside one (create index concurrently) */
  inTransaction: boolean
}

const namePattern = /^\d{4}-[a-z0-9-]+(\.no-transaction)?\.sql$/

/** Files of the same names, for servers that cannot run the others; which one ran makes no difference to the schema. */
const beforeVersion17 = 'before-postgresql-17'

/**
 * Reads the migrations in the order they are run.
 *
 * @throws when a name does not follow the pattern or a number is used twice
 */
export async function readMigrations(
  folder: string = join(import.meta.dirname, 'migrations'),
): Promise<Migration[]> {
  const files = (await readdir(folder, { recursive: true })).filter((path) => path.endsWith('.sql'))
  const variants = files.filter((path) => dirname(path) === beforeVersion17)
  const paths = files
    .filter((path) => !variants.includes(path))
    .toSorted((a, b) => (basename(a) < basename(b) ? -1 : 1))
  const names = paths.map((path) => basename(path))
  for (const [index, name] of names.entries()) {
    if (!namePattern.test(name)) throw new Error(`Migration ${name} is not named like 0001-accounts.sql.`)
    if (name.slice(0, 4) === names[index - 1]?.slice(0, 4)) {
      throw new Error(`Migrations ${names[index - 1]} and ${name} have the same number.`)
    }
  }
  return Promise.all(
    paths.map(async (path) => {
      const name = basename(path)
      const text = await readFile(join(folder, path), 'utf8')
      const variant = variants.find((other) => basename(other) === name)
      return {
        name,
        text,
        textBefore17: variant && (await readFile(join(folder, variant), 'utf8')),
        sha256: createHash('sha256').update(text).digest('hex'),
        inTransaction: !name.endsWith('.no-transaction.sql'),
      }
    }),
  )
}
