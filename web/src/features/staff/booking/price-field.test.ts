import { expect, test } from 'vitest'
import { digitsOf } from './price-field.tsx'

test('a price is read whatever stands between its figures', () => {
  expect(digitsOf('2.450.000đ')).toBe('2450000')
  expect(digitsOf(' 0 2 450,000 ')).toBe('2450000')
  expect(digitsOf('abc')).toBe('')
  expect(digitsOf('-5')).toBe('5')
})
