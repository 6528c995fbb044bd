import { expect, test } from 'vitest'
import { digitsOf, groupedDigits, isNumberIn, typedNumber } from './typed-number.ts'

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

test('a price is read with any separators between its digits', () => {
  expect(digitsOf('2.450.000đ')).toBe('2450000')
  expect(digitsOf(' 0 2 450,000 ')).toBe('2450000')
  expect(digitsOf('abc')).toBe('')
  expect(digitsOf('-5')).toBe('5')
})

test('an amount is grouped as it is typed, and reads the same', () => {
  expect(groupedDigits('2450000')).toBe('2.450.000')
  expect(groupedDigits('2.450.0001')).toBe('24.500.001')
  expect(digitsOf(groupedDigits('2450000'))).toBe('2450000')
  expect(groupedDigits('abc')).toBe('')
})
