import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

const files = globSync(
  ['{bench,console,contract,demo,e2e,sandbox,server,web}/src/**/*.{ts,tsx}', 'deploy/**/*.{ts,mjs}'],
  { cwd: root },
).filter((file) => !file.includes('.gen.') && !file.endsWith('plain-comments.test.ts'))

/** Name the actor and the owner (`their own`); write notified, reported, shown, hydrated, fixed, webhook, tier, request, store. */
const refused =
  /\b(told|tells|somebody|nobody|whoever|whom|mended|sleeps|asleep|wakes|voice|shelf|shelves|rungs?|wish|wishes|the own)\b/i

/** The comments and test titles of a source file, without code quoted in backticks. */
function sentencesOf(file: string, source: string): string[] {
  const { comments, program } = parseSync(file, source)
  const titles: string[] = []
  new Visitor({
    CallExpression({ callee, arguments: [title] }) {
      const name = /^(?:test|it|describe)\b/.test(source.slice(callee.start, callee.end))
      if (name && title && (title.type === 'Literal' || title.type === 'TemplateLiteral'))
        titles.push(source.slice(title.start + 1, title.end - 1))
    },
  }).visit(program)
  return [...comments.map(({ value }) => value), ...titles].map((text) => text.replaceAll(/`[^`]*`/g, ''))
}

test.each([
  '// Whoever comes first waits.',
  '/** Nobody is told. */',
  "it('tells the golfer', () => {})",
  '// The golfer pays the own part.',
  "test.each([1])('%i sleeps', () => {})",
])('refuses %s', (source) => {
  expect(sentencesOf('a.ts', source).some((sentence) => refused.test(sentence))).toBe(true)
})

test('accepts strings and quoted code', () => {
  const source = "const nobody = 'told' // runs as `nobody`"
  expect(sentencesOf('a.ts', source).some((sentence) => refused.test(sentence))).toBe(false)
})

test('comments and test titles use standard terms', () => {
  expect(files.length).toBeGreaterThan(2000)
  const found = files.flatMap((file) =>
    sentencesOf(file, readFileSync(join(root, file), 'utf8'))
      .filter((sentence) => refused.test(sentence))
      .map((sentence) => `${file}: ${sentence.trim()}`),
  )
  expect(found).toEqual([])
})
