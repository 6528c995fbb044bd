import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const docs = join(import.meta.dirname, '../docs')
const text = readFileSync(join(docs, 'security.md'), 'utf8')

/** The tests that the document names: the file of each link to a test, and the titles quoted after it. */
function namedTests(): { file: string; title: string }[] {
  const parts = text.split(/\[[\w-]+\]\((?=\.\.\/[^)]*\.test\.ts\))/).slice(1)
  return parts.flatMap((part) => {
    const file = part.slice(0, part.indexOf(')'))
    const rest = part.slice(part.indexOf(')')).split('\n')[0] ?? ''
    return [...rest.matchAll(/“([^”]+)”/g)].map(([, title = '']) => ({ file, title }))
  })
}

test('every threat of the security document names a test', () => {
  const rows =
    text
      .split('## Threats and their tests')[1]
      ?.split('## ')[0]
      ?.match(/^\| (?!threat|-).*$/gm) ?? []
  expect(rows.length).toBeGreaterThan(20)
  expect(rows.filter((row) => !/\.test\.ts\): “/.test(row))).toEqual([])
})

test('every test that the security document names exists', () => {
  const named = namedTests()
  expect(named.length).toBeGreaterThan(25)
  const missing = named.filter(({ file, title }) => !readFileSync(join(docs, file), 'utf8').includes(title))
  expect(missing).toEqual([])
})
