import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addresses, type ProductAddress } from './addresses.ts'
import { callsOf } from './page-calls.ts'

/** Writes `docs/routes.md`; with `--check` reports whether it is current. */
const doc = join(import.meta.dirname, '../../docs/routes.md')
const root = join(import.meta.dirname, '../..')
const pageOf = ({ application, file }: ProductAddress) => `${application}/src/pages/${file}`

/** The purpose of a page: the sentences above its component or, where that has none, above its route. */
function purposeOf(address: ProductAddress): string {
  const code = readFileSync(join(root, pageOf(address)), 'utf8')
  const said = [
    ...code.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])+)\*\/\n(?:export const Route|(?:export )?function [A-Z])/g),
  ]
  return (said.at(-1)?.[1] ?? '').replaceAll(/\s*\n \* ?/g, ' ').trim()
}

function row(address: ProductAddress): string {
  const calls = callsOf(join(root, pageOf(address))).map((call) => `\`${call}\``)
  const page = `[${address.file}](../${pageOf(address)})`
  return `| \`${address.path}\` | ${page} | ${purposeOf(address)} | ${calls.join('<br>')} |`
}

const text = `# Routes

Every address of the product, the page that answers it, what it is for and the calls it can make itself or through the dialogs it opens. The calls of what stands around every page (login, header, partner, points) are left out. Written by \`npm run routes -w web\` from the routes of the [web](../web/src/routes.ts) and of the [console](../console/src/routes.ts) and from their pages: edit those, not this.

| route | page | what it is for | calls |
| --- | --- | --- | --- |
${addresses().map(row).join('\n')}
`

if (!process.argv.includes('--check')) writeFileSync(doc, text)
else if (readFileSync(doc, 'utf8') !== text) {
  process.stderr.write('docs/routes.md is out of date: npm run routes -w web\n')
  process.exit(1)
}
