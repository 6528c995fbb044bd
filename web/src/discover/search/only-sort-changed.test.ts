import { expect, test } from 'vitest'
import { onlySortChanged } from './only-sort-changed.ts'

test('only a change of the order counts as one', () => {
  expect(onlySortChanged({ region: 'north' }, { region: 'north', sort: 1 })).toBe(true)
  expect(onlySortChanged({ sort: 2 }, {})).toBe(true)
})

test('another filter, or nothing at all, is no change of the order', () => {
  expect(onlySortChanged({}, { region: 'north', sort: 1 })).toBe(false)
  expect(onlySortChanged({ place: 'a' }, { place: 'b', sort: 1 })).toBe(false)
  expect(onlySortChanged({ sort: 1, date: '2026-11-20' }, { sort: 1, date: '2026-11-21' })).toBe(false)
  expect(onlySortChanged({ sort: 1 }, { sort: 1 })).toBe(false)
})
