import { QueryClient } from '@tanstack/react-query'
import type { Language } from '@teeviet/contract/rules/languages'
import { expect, test } from 'vitest'
import { textsIn } from '#i18n/load.ts'
import { pageHead } from './head.ts'

const origin = 'https://golf.example'

async function headIn(language: Language, path?: string) {
  const texts = textsIn(language, false)
  await texts.load(['shell'])
  const facts = path === undefined ? { title: 'Golf' } : { title: 'Golf', path }
  return pageHead({ queryClient: new QueryClient(), texts, origin }, facts)
}

const hrefOf = (links: Awaited<ReturnType<typeof headIn>>['links'], hrefLang: string) =>
  links.find((link) => 'hrefLang' in link && link.hrefLang === hrefLang)?.href

test('a page in another language than Vietnamese is canonical to its own address', async () => {
  for (const [language, code] of [
    ['en', 'en'],
    ['kr', 'ko'],
    ['jp', 'ja'],
  ] as const) {
    const { links, meta } = await headIn(language, '/bang-gia')
    const own = `${origin}/bang-gia?lang=${language}`
    expect(links).toContainEqual({ rel: 'canonical', href: own })
    expect(hrefOf(links, code)).toBe(own)
    expect(meta).toContainEqual({ property: 'og:url', content: own })
  }
})

test('a Vietnamese page is canonical to the plain address, which is also the default', async () => {
  const { links } = await headIn('vi', '/bang-gia')
  const plain = `${origin}/bang-gia`
  expect(links).toContainEqual({ rel: 'canonical', href: plain })
  expect([hrefOf(links, 'vi'), hrefOf(links, 'x-default')]).toEqual([plain, plain])
})

test('the language joins a query that the address has already', async () => {
  const { links } = await headIn('en', '/wap/search-facility?region=1')
  expect(links).toContainEqual({
    rel: 'canonical',
    href: `${origin}/wap/search-facility?region=1&lang=en`,
  })
})

test('a private page has no canonical address and asks not to be indexed', async () => {
  const { links, meta } = await headIn('en')
  expect(links).toEqual([])
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex' })
})
