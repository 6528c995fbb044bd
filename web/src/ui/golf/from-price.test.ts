import { createElement } from 'react'
import { expect, test } from 'vitest'
import { markupOf } from '#i18n/testing/markup-of.ts'
import { FromPrice } from './from-price.tsx'

/** The words of a lowest price. */
async function wordsOf(price: { price: number; holes: number; isOffer: boolean }, language: 'vi' | 'en') {
  const markup = await markupOf(createElement(FromPrice, price), ['ui', 'lowest-prices'], language)
  return markup.replaceAll(/<[^>]+>/g, '').replaceAll('\u00a0', ' ')
}

test('a lowest price names what it buys: the holes, for one player', async () => {
  expect(await wordsOf({ price: 1_770_000, holes: 18, isOffer: false }, 'en')).toBe(
    '18 holes, from 1.770.000đ per player',
  )
  expect(await wordsOf({ price: 980_000, holes: 9, isOffer: false }, 'vi')).toBe('9 hố, từ 980.000đ/người')
})

test('a price of an offer says so', async () => {
  const words = await wordsOf({ price: 1_500_000, holes: 18, isOffer: true }, 'en')
  expect(words).toBe('18 holes, from 1.500.000đ per player offer price')
})
