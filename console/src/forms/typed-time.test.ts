import { expect, test } from 'vitest'
import { readTime, timeText } from './typed-time.ts'

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
