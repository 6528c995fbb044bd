import { expect, test } from 'vitest'
import { shownDay } from './shown-day.ts'

const day = (date: string, price: number | null) => ({ day: date, price })
const evening = [day('2026-11-20', null), day('2026-11-21', null), day('2026-11-22', 900_000)]
const morning = [day('2026-11-20', 700_000), day('2026-11-21', 900_000)]

test('in the evening the list is about the next day one can play', () => {
  expect(shownDay({}, evening)).toBe('2026-11-22')
})

test('while today has tee times, the call is left to take today', () => {
  expect(shownDay({}, morning)).toBeUndefined()
  expect(shownDay({}, undefined)).toBeUndefined()
})

test('a chosen day is kept, sold out or not', () => {
  expect(shownDay({ date: '2026-11-21' }, evening)).toBe('2026-11-21')
})

test('a search by name finds its courses also when they have nothing left today', () => {
  expect(shownDay({ place: 'Đồng Mô' }, evening)).toBeUndefined()
})

test('without any open day nothing is made up', () => {
  expect(shownDay({}, [day('2026-11-20', null)])).toBeUndefined()
  expect(shownDay({}, [])).toBeUndefined()
})
