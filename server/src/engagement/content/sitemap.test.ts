import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findablePages } from './sitemap.ts'

const pages = join(import.meta.dirname, '../../../../web/src/pages')

test('the sitemap lists every page that asks to be found', () => {
  const asking = readdirSync(pages, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => [...readFileSync(join(pages, file), 'utf8').matchAll(/\bpath: '(\/[^']*)'/g)])
    .map(([, path]) => path)
  expect(asking.length).toBeGreaterThan(10)
  expect(asking.filter((path) => !Object.hasOwn(findablePages, path ?? ''))).toEqual([])
})
