import { expect, test } from 'vitest'
import { digitsOf, groupedDigits } from './price-field.tsx'

test('a price is read whatever stands between its figures', () => {
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
