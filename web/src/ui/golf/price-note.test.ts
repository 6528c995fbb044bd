import { createElement } from 'react'
import { expect, test } from 'vitest'
import { markupOf } from '#i18n/testing/markup-of.ts'
import { PriceNote } from './price-note.tsx'

test.each([
  ['vi', ['phí sân', 'phí caddie', '½ xe điện', 'chưa gồm tiền tip', 'xe riêng']],
  ['en', ['green fee', 'caddie fee', 'half a buggy', 'not tips', 'a buggy of your own']],
] as const)('a price says what is in it and what is not (%s)', async (language, words) => {
  const markup = await markupOf(createElement(PriceNote), ['ui'], language)
  for (const word of words) expect(markup).toContain(word)
})
