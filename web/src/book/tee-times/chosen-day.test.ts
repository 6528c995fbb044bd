import { expect, test } from 'vitest'
import { chosenDay } from './chosen-day.ts'

const days = [
  { day: '2026-11-20', price: null },
  { day: '2026-11-21', price: 1_500_000 },
  { day: '2026-11-22', price: 1_200_000 },
]

test('a course opens on the first day that still has tee times, not on an evening without any', () => {
  expect(chosenDay(undefined, days)).toBe('2026-11-21')
})

test('the day of the address wins, also one outside the strip', () => {
  expect(chosenDay('2026-11-20', days)).toBe('2026-11-20')
  expect(chosenDay('2027-01-02', days)).toBe('2027-01-02')
})

test('without any price the first day is shown, without days none', () => {
  expect(chosenDay(undefined, days.slice(0, 1))).toBe('2026-11-20')
  expect(chosenDay(undefined, [])).toBeUndefined()
})
