import { expect, test } from 'vitest'
import { saleState } from './sale-state.ts'

const sale = { start: 1_000, end: 5_000 }

test('the countdown is shown from the very instant of the start', () => {
  expect(saleState(sale, 999)).toBe('ahead')
  expect(saleState(sale, 1_000)).toBe('running')
})

test('at zero the sale is over', () => {
  expect(saleState(sale, 4_999)).toBe('running')
  expect(saleState(sale, 5_000)).toBe('over')
})

test('a sale that ended before it began is over, not ahead', () => {
  expect(saleState({ start: 9_000, end: 5_000 }, 6_000)).toBe('over')
})

test('a missing end or start is no limit', () => {
  expect(saleState({ start: null, end: 5_000 }, 0)).toBe('running')
  expect(saleState({ start: 1_000, end: null }, 1e15)).toBe('running')
})
