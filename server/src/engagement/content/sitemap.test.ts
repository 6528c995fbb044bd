import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findablePages } from './sitemap.ts'

const pages = join(import.meta.dirname, '../../../../web/src/pages')

/** A page names its address in its head: by `path`, or by the words that write one. */
const withPath = /\b(?:path: |(?:titled|policyHead)\([^)]*?)'(\/[^']*)'/g

test('the sitemap lists every page that asks to be found', () => {
  const asking = readdirSync(pages, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => [...readFileSync(join(pages, file), 'utf8').matchAll(withPath)])
    .map(([, path]) => path)
  expect(asking.length).toBeGreaterThan(10)
  expect(asking.filter((path) => !Object.hasOwn(findablePages, path ?? ''))).toEqual([])
})
