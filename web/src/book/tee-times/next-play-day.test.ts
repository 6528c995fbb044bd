import { instantAt } from '@teeviet/contract/rules/time/dates'
import { expect, test } from 'vitest'
import { nextPlayDay } from './next-play-day.ts'

test('in the morning one can still play today', () => {
  expect(nextPlayDay(instantAt('2026-11-20', '00:00'))).toBe('2026-11-20')
  expect(nextPlayDay(instantAt('2026-11-20', '11:59'))).toBe('2026-11-20')
})

test('from noon on tomorrow is looked at, also over the end of a month', () => {
  expect(nextPlayDay(instantAt('2026-11-30', '12:00'))).toBe('2026-12-01')
  expect(nextPlayDay(instantAt('2026-11-30', '23:59'))).toBe('2026-12-01')
})
