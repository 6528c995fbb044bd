import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { textsIn } from '#i18n/load.ts'
import { TextsProvider } from '#i18n/use-texts.tsx'
import { PriceNote } from './price-note.tsx'

test.each([
  ['vi', ['phí sân', 'phí caddie', '½ xe điện', 'chưa gồm tiền tip', 'xe riêng']],
  ['en', ['green fee', 'caddie fee', 'half a buggy', 'not tips', 'a buggy of your own']],
] as const)('a price says what is in it and what is not (%s)', async (language, words) => {
  const texts = textsIn(language)
  await texts.load(['ui'])
  const markup = renderToStaticMarkup(
    createElement(TextsProvider, { texts, children: createElement(PriceNote) }),
  )
  for (const word of words) expect(markup).toContain(word)
})
