import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Files of the web, tests aside, that write a path of the wire; only its client may. */
function writersOf(files: readonly { name: string; code: string }[]): string[] {
  return files
    .filter(({ name, code }) => !name.startsWith('web/src/api/') && code.includes('/api/'))
    .map(({ name }) => name)
}

test('no file of the web but its client writes a path of the wire', () => {
  const files = globSync('web/src/**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.test.*'] })
    .map((name) => name.replaceAll('\\', '/'))
    .map((name) => ({ name, code: readFileSync(join(root, name), 'utf8') }))
  expect(files.length).toBeGreaterThan(500)
  expect(writersOf(files)).toEqual([])
})

test('a planted path is found', () => {
  const code = "const seen = useQuery(callQuery('GET /api/services/get_top_post', {}))"
  expect(writersOf([{ name: 'web/src/content/news/top-news.tsx', code }])).toHaveLength(1)
  expect(writersOf([{ name: 'web/src/api/news.ts', code }])).toEqual([])
})
