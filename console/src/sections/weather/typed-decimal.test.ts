import { expect, test } from 'vitest'
import { typedDecimal } from './typed-decimal.ts'

test.each([
  ['7.5', 7.5],
  ['7,5', 7.5],
  [' 60 ', 60],
  ['', null],
  ['7.55', null],
  ['-3', null],
  ['rain', null],
])('%j is %o', (typed, value) => {
  expect(typedDecimal(typed)).toBe(value)
})
