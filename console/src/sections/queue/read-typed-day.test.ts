import { expect, test } from 'vitest'
import { readTypedDay } from './read-typed-day.ts'

test('a day is read whatever stands between its parts', () => {
  for (const text of ['20-11-2026', '20/11/2026', '20.11.2026', '20 11 2026', '20112026', ' 20-11-2026 ']) {
    expect(readTypedDay(text)).toBe('2026-11-20')
  }
  expect(readTypedDay('5/3/2026')).toBe('2026-03-05')
})

test('what is no date, or not one yet, is not taken', () => {
  for (const text of ['', '20-11', '31-02-2026', '2026-11-20', 'tomorrow'])
    expect(readTypedDay(text)).toBeNull()
})
