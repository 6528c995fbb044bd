import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { faultsOf, moduleOf } from './check-owners.ts'
import { owners } from './owners.ts'
import { type FileUse, readUses, tablesOfSchema } from './read-statements.ts'

// `npm run tables` writes docs/tables.md; with `--check` it reports whether that is current. Either way it refuses
// statements that write a table of another module.

const root = join(import.meta.dirname, '../..')
const src = join(root, 'server/src')
const uses = await readUses(src)
const faults = faultsOf(uses, { tables: await tablesOfSchema(src), owners })

const doc = join(root, 'docs/tables.md')
const text = `# Tables

Every table, the module that owns it (it alone inserts, updates and deletes there; \`npm run check\` refuses every other statement) and the modules that read it besides. Written by \`npm run tables\` from [owners.ts](../deploy/tables/owners.ts) and the statements in \`server/src\`: edit those, not this. Functions and triggers of the schema are not looked at, nor what fills a demo or a test.

A module may read tables of its own area and of those below it, as it may import from there.

| table | owner | also read by |
| --- | --- | --- |
${Object.entries(owners)
  .map(([table, owner]) => `| \`${table}\` | ${owner} | ${readersOf(uses, table, owner).join(', ')} |`)
  .join('\n')}
`
if (!process.argv.includes('--check')) writeFileSync(doc, text)
else if (readFileSync(doc, 'utf8') !== text) faults.push('docs/tables.md is out of date: npm run tables')

for (const fault of faults) process.stderr.write(`${fault}\n`)
process.exit(faults.length > 0 ? 1 : 0)

function readersOf(all: readonly FileUse[], table: string, owner: string): string[] {
  const modules = all.filter((use) => use.table === table).map(({ file }) => moduleOf(file))
  return [...new Set(modules)].filter((module) => module !== owner).sort()
}
