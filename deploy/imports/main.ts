import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { faultsOf } from './check-imports.ts'
import { areasOf, partsTable } from './describe.ts'
import { readImports } from './read-imports.ts'

// `npm run imports` writes the tables of ARCHITECTURE.md; with `--check` it reports whether they are current. Either
// way it refuses imports against the layers.

const root = join(import.meta.dirname, '../..')
const imports = readImports(root)
const faults = faultsOf(imports)

const doc = join(root, 'ARCHITECTURE.md')
const text = readFileSync(doc, 'utf8')
const tables = {
  parts: partsTable(),
  'areas of the server': areasOf('server', imports),
  'areas of the web': areasOf('web', imports),
}
const current = Object.entries(tables).reduce((done, [name, content]) => replace(done, name, content), text)
if (!process.argv.includes('--check')) writeFileSync(doc, current)
else if (text !== current) faults.push('ARCHITECTURE.md is out of date: npm run imports')

for (const fault of faults) process.stderr.write(`${fault}\n`)
process.exit(faults.length > 0 ? 1 : 0)

/** Replaces the content between the two comments with a name. */
function replace(document: string, name: string, content: string): string {
  const [before, , after] = document.split(
    new RegExp(`(?<=<!-- ${name} -->\n)([^]*?)(?=\n<!-- /${name} -->)`),
  )
  if (before === undefined || after === undefined)
    throw new Error(`ARCHITECTURE.md has no comments <!-- ${name} -->`)
  return `${before}\n${content}\n${after}`
}
