import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Address, addresses } from './addresses.ts'
import { callsOf } from './page-calls.ts'

/** Writes `docs/routes.md`; with `--check` says instead whether it is what it should be. */
const doc = join(import.meta.dirname, '../../docs/routes.md')
const pages = join(import.meta.dirname, '../src/pages')

/** What a page is for: the sentences above its component or, where that has none, above its route. */
function purposeOf(file: string): string {
  const code = readFileSync(join(pages, file), 'utf8')
  const said = [
    ...code.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])+)\*\/\n(?:export const Route|(?:export )?function [A-Z])/g),
  ]
  return (said.at(-1)?.[1] ?? '').replaceAll(/\s*\n \* ?/g, ' ').trim()
}

function row({ path, file }: Address): string {
  const calls = callsOf(join(pages, file)).map((call) => `\`${call}\``)
  const page = `[${file}](../web/src/pages/${file})`
  return `| \`${path}\` | ${page} | ${purposeOf(file)} | ${calls.join('<br>')} |`
}

const text = `# Routes

Every address of the product, the page that answers it, what it is for and the calls it can make itself or through the dialogs it opens. The calls of what stands around every page (login, header, partner, points) are left out. Written by \`npm run routes -w web\` from [routes.ts](../web/src/routes.ts) and the pages: edit those, not this.

| route | page | what it is for | calls |
| --- | --- | --- | --- |
${addresses().map(row).join('\n')}
`

if (!process.argv.includes('--check')) writeFileSync(doc, text)
else if (readFileSync(doc, 'utf8') !== text) {
  process.stderr.write('docs/routes.md is out of date: npm run routes -w web\n')
  process.exit(1)
}
