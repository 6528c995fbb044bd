import { expect, test } from 'vitest'
import { lowestOf } from './lowest-of.ts'

const days = (...prices: (number | null)[]) => prices.map((price) => ({ price }))

test('the cheapest day is marked', () => {
  expect(lowestOf(days(1_500_000, null, 1_200_000, 1_800_000))).toBe(1_200_000)
})

test('where every day costs the same, no day is called the cheapest', () => {
  expect(lowestOf(days(1_500_000, 1_500_000, null))).toBeNull()
})

test('days without a price have no cheapest', () => {
  expect(lowestOf(days(null, null))).toBeNull()
  expect(lowestOf([])).toBeNull()
})
