import { instantAt } from '@teeviet/contract/rules/time/dates'
import { expect, test } from 'vitest'
import { byMonth } from './by-month.ts'

const made = (day: string, clock = '10:00') => ({ day, booking_date: instantAt(day, clock) })

test('bookings are listed by the month they were made in, the latest first', () => {
  const months = byMonth([made('2026-12-02'), made('2026-12-01'), made('2026-10-30')], 'vi')
  expect(months.map(({ month, items }) => [month, items.map(({ day }) => day)])).toEqual([
    ['12/2026', ['2026-12-02', '2026-12-01']],
    ['10/2026', ['2026-10-30']],
  ])
})

test('a month begins at midnight in Vietnam', () => {
  const [first, second] = byMonth([made('2026-12-01', '00:10'), made('2026-11-30', '23:50')], 'en')
  expect([first?.month, second?.month]).toEqual(['Dec 2026', 'Nov 2026'])
})
