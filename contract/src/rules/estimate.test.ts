import { expect, test } from 'vitest'
import { estimatePrice } from './estimate.ts'

test('the estimate is the lowest price above 0 and the packages, times the players', () => {
  expect(estimatePrice([2_400_000, 0, 1_900_000, 3_100_000], 3, [100_000, 20_000])).toBe(
    3 * 1_900_000 + 3 * 120_000,
  )
})

test('without a price above 0 staff name it', () => {
  expect(estimatePrice([0, 0], 2, [100_000])).toBeNull()
  expect(estimatePrice([], 2, [])).toBeNull()
})
