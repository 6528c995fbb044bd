import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** The sources of the product; tests and the demo world, which is data, may name languages. */
const files = globSync('{contract,server,web,console,sandbox}/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.test\.tsx?$|\.gen\.ts$/.test(file),
)

/** A text or a rule for one language, written in code: `kr: '…'`, `language === 'jp'`. */
const literal = /(?<![\w.])(?:kr|jp)\??:\s|['"`](?:kr|jp)['"`]/

const comment = /^\s*(?:\/?\*|\/\/)/

test("no code names Korean or Japanese: language-specific data is in the language's folder", () => {
  expect(files.length).toBeGreaterThan(1000)
  const found = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        literal.test(line) && !comment.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
      ),
  )
  expect(found).toEqual([])
})

test.each(["const words = { vi: 'a', kr: 'b' }", "language === 'jp' ? '' : ' '"])(
  'a planted %s is found',
  (line) => expect(line).toMatch(literal),
)
