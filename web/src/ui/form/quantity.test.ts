import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Quantity } from './quantity.tsx'

const isDisabled = (value: number) =>
  renderToStaticMarkup(
    createElement(Quantity, { value, least: 1, most: 4, onChange: () => {}, fewer: 'Fewer', more: 'More' }),
  )
    .match(/<button[^>]*>/g)
    ?.map((button) => button.includes('disabled'))

test('counts no further than its two bounds', () => {
  expect(isDisabled(1)).toEqual([true, false])
  expect(isDisabled(2)).toEqual([false, false])
  expect(isDisabled(4)).toEqual([false, true])
})
