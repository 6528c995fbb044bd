import { expect, test } from 'vitest'
import { homeVariant } from './variant.ts'

test('each partner bank has its own home', () => {
  expect([1, 2, 3, 7].map((bank) => homeVariant(bank).screenType)).toEqual([11, 12, 13, 14])
  expect(homeVariant(7).bank).toBe('BIDV')
})

test('everybody else sees the common one', () => {
  expect([0, 4, 8, 9, Number.NaN].map((bank) => homeVariant(bank))).toEqual(
    Array(5).fill({ screenType: 6, bank: null }),
  )
})
