import { expect, test } from 'vitest'
import { readClock, readMonth, readTime, readTypedDay, timeText } from './read-typed.ts'

test.each([
  ['6:30', '06:30'],
  ['06.30', '06:30'],
  ['0630', '06:30'],
  ['6h30', '06:30'],
  ['18', '18:00'],
  ['6h', '06:00'],
  ['24:00', '24:00'],
  ['24:01', null],
  ['25:00', null],
  ['6:61', null],
  ['6:3', null],
  ['', null],
  ['noon', null],
])('%j is read as %j', (text, clock) => {
  expect(readClock(text)).toBe(clock)
})

test('a day is read with any separators', () => {
  for (const text of ['20-11-2026', '20/11/2026', '20.11.2026', '20 11 2026', '20112026', ' 20-11-2026 ']) {
    expect(readTypedDay(text)).toBe('2026-11-20')
  }
  expect(readTypedDay('5/3/2026')).toBe('2026-03-05')
})

test('an invalid or incomplete date is not accepted', () => {
  for (const text of ['', '20-11', '31-02-2026', '2026-11-20', 'tomorrow'])
    expect(readTypedDay(text)).toBeNull()
})

const half = Date.parse('2026-11-20T06:30:00+07:00')

test('a field shows Vietnam’s time, and reads it back', () => {
  expect(timeText(half)).toBe('20-11-2026 06:30')
  expect(readTime(timeText(half))).toBe(half)
  expect(timeText(null)).toBe('')
})

test.each(['20/11/2026 - 06:30', '20.11.2026 6h30', ' 20112026 0630 ', '20-11-2026, 6:30'])(
  '“%s” is half past six',
  (text) => expect(readTime(text)).toBe(half),
)

test('24:00 ends a day', () => {
  expect(readTime('20-11-2026 24:00')).toBe(Date.parse('2026-11-21T00:00:00+07:00'))
})

test.each(['', '20-11-2026', '06:30', '30-02-2026 06:30', '20-11-2026 25:00', '2026-11-20 06:30'])(
  '“%s” is no time',
  (text) => expect(readTime(text)).toBeNull(),
)

test('a month is typed as MM/yyyy', () => {
  expect(['02/2026', '2/2026', '13/2026', '2026-02', ''].map(readMonth)).toEqual([
    '2026-02',
    '2026-02',
    null,
    null,
    null,
  ])
})
