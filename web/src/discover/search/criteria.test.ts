import { parseSearch, stringifySearch } from '@teeviet/contract/display/search-params'
import { expect, test } from 'vitest'
import {
  countFilters,
  nextSort,
  readCriteria,
  searchRequest,
  stripRequest,
  withoutFilters,
} from './criteria.ts'

const read = (address: string) => readCriteria(parseSearch(address))

test('a shared address opens the very same search', () => {
  const criteria = {
    place: 'Đồng Mô',
    region: 'north',
    date: '2026-11-20',
    play_time: 1,
    number_hole: 18,
    price_from: 1_000_000,
    price_to: 2_500_000,
    number_player: 4,
    sort: 2,
  } as const
  expect(read(stringifySearch(criteria))).toEqual(criteria)
})

test('invalid values are dropped, and the page opens all the same', () => {
  expect(
    read('?region=east&date=2026-02-31&play_time=4&number_hole=12&price_from=-5&number_player=41&sort=3&x=1'),
  ).toEqual({})
  expect(read('?date=20-11-2026&number_player=0&price_to=abc&place=')).toEqual({})
})

test('the order toggle goes default, low to high, high to low and around', () => {
  expect(nextSort(undefined)).toBe(1)
  expect(nextSort(1)).toBe(2)
  expect(nextSort(2)).toBeUndefined()
})

test('the call gets the start of the Vietnamese day and the wire names', () => {
  expect(searchRequest({ date: '2026-11-20', region: 'south', sort: 1 })).toEqual({
    type: 0,
    region: 'south',
    sort: 1,
    date_played: Date.parse('2026-11-20T00:00:00+07:00'),
  })
  expect(searchRequest({})).toEqual({ type: 0 })
})

test('the price strip does not change when another day or order is chosen', () => {
  expect(stripRequest({ date: '2026-11-20', sort: 1, region: 'north' })).toEqual({ region: 'north' })
})

test('filters are counted the way they are seen: one price range, no text, no order', () => {
  expect(countFilters({ place: 'a', sort: 1 })).toBe(0)
  expect(countFilters({ price_from: 1, price_to: 2, region: 'north' })).toBe(2)
  expect(countFilters({ price_to: 2 })).toBe(1)
})

test('clearing filters keeps what was typed and the order', () => {
  expect(withoutFilters({ place: 'a', sort: 1, region: 'north', number_player: 2 })).toEqual({
    place: 'a',
    sort: 1,
  })
})
