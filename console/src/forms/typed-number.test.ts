import { expect, test } from 'vitest'
import { isNumberIn, typedNumber } from './typed-number.ts'

test.each([
  ['2.350.000đ', 2_350_000],
  ['2 350 000', 2_350_000],
  ['0', 0],
  ['', null],
  [' ', null],
  ['2tr', Number.NaN],
  ['-5', Number.NaN],
])('%j is read as %j', (text, number) => {
  expect(typedNumber(text)).toBe(number)
})

test('a number is in bounds or it is not, and nothing is in none', () => {
  expect(['4', '8', '3', '', 'x'].map((text) => isNumberIn(text, 4, 8))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})
