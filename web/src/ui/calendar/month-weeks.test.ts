import { addDays } from '@teeviet/contract/rules/time/dates'
import { expect, test } from 'vitest'
import { monthsFrom, monthWeeks } from './month-weeks.ts'

test('a month that begins on a Monday fills its first week', () => {
  const weeks = monthWeeks('2026-06-17')
  expect(weeks[0]?.[0]).toBe('2026-06-01')
  expect(weeks).toHaveLength(5)
  expect(weeks.at(-1)).toEqual(['2026-06-29', '2026-06-30', null, null, null, null, null])
})

test('a month that begins on a Sunday has that day alone in its first week', () => {
  expect(monthWeeks('2026-11-01')[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
})

test('every day of a year occurs exactly once, under its weekday', () => {
  for (let month = '2028-01-01'; month < '2029-01-01'; month = monthsFrom(month, 1)) {
    const weeks = monthWeeks(month)
    const days = weeks.flat().filter((day) => day !== null)
    const expected = []
    for (let day = month; day < monthsFrom(month, 1); day = addDays(day, 1)) expected.push(day)
    expect(days).toEqual(expected)
    expect(weeks.every((week) => week.length === 7)).toBe(true)
  }
})

test('months go over the turn of a year in both directions', () => {
  expect(monthsFrom('2026-12-31', 1)).toBe('2027-01-01')
  expect(monthsFrom('2026-01-31', -1)).toBe('2025-12-01')
})
