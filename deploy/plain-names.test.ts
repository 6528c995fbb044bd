import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

const files = globSync('{bench,console,contract,demo,e2e,sandbox,server,web}/src/**/*.{ts,tsx}', {
  cwd: root,
})
  .filter((file) => !file.includes('.gen.'))
  .toSorted()

/** Words for which there is a standard term: refund tier, request, admin, webhook, reported, store, interaction, timeout. */
const words = [
  'rung',
  'wish',
  'desk',
  'voice',
  'told',
  'shelf',
  'shelves',
  'door',
  'patient',
  'stir',
  'stirred',
  'asleep',
  'patience',
]
/** The same for two words in a row: single sign-on, its token, cancel, end an unpaid booking, replace the page. */
const pairs = ['hand over', 'hand in', 'hand ins', 'handed token', 'give up', 'leave booking', 'leave for']

const comments = /\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g
const quoted = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g
const templates = /`(?:\\.|[^`\\])*`/g
const inserted = /\$\{[^`]*?\}/g

/** The identifiers of a source file, without those of the wire and the database, which have an underscore. */
function identifiersOf(source: string): string[] {
  const code = source
    .replaceAll(comments, '')
    .replaceAll(quoted, "''")
    .replaceAll(templates, (template) => (template.match(inserted) ?? []).join(' '))
  return code.match(/(?<![\w$])[a-zA-Z]\w*/g)?.filter((name) => !name.includes('_')) ?? []
}

/** Whether a name in camel or kebab case has a refused word. */
function isRefused(name: string): boolean {
  const parts = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
  const spaced = ` ${parts.join(' ')} `
  return [...words, ...pairs].some((word) => spaced.includes(` ${word} `))
}

test.each(['handOverShape', 'CardDesk', 'hand-ins.ts', 'told', 'tell-told.ts'])('%s is refused', (name) => {
  expect(isRefused(name)).toBe(true)
})

test.each(['desktop', 'invoice', 'handler', 'handInput'])('%s is a usual name', (name) => {
  expect(isRefused(name)).toBe(false)
})

test('files and identifiers have standard names', () => {
  expect(files.length).toBeGreaterThan(1000)
  const found = files.flatMap((file) => {
    const named = new Set([
      ...file.split('/').slice(2),
      ...identifiersOf(readFileSync(join(root, file), 'utf8')),
    ])
    return [...named].filter(isRefused).map((name) => `${file}: ${name}`)
  })
  expect(found).toEqual([])
})
