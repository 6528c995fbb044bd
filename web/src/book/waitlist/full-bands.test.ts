import { startOfDay } from '@teeviet/contract/rules/time/dates'
import { expect, test } from 'vitest'
import { fullBands, waitingTimes } from './full-bands.ts'

const day = '2026-11-24'
const row = (clock: string, places_left: number) => ({
  time_start: clock,
  start_at: Date.parse(`${day}T${clock}:00+07:00`),
  number_hole: 18,
  places_left,
  price: 2_000_000,
})
const before = Date.parse(`${day}T00:00:00+07:00`) - 86_400_000

test('a full day can be waited for as a whole and by its bands', () => {
  const bands = fullBands([row('06:00', 0), row('06:10', 0), row('13:00', 0)], before)
  expect(bands.map(({ band, rows }) => [band, rows.length])).toEqual([
    [0, 3],
    [1, 2],
    [2, 1],
  ])
})

test('of a day with places only its full bands can be waited for', () => {
  expect(fullBands([row('06:00', 0), row('13:00', 2)], before).map(({ band }) => band)).toEqual([1])
  expect(fullBands([row('06:00', 1), row('06:10', 0)], before)).toEqual([])
})

test('starts that have passed are not waited for', () => {
  const now = Date.parse(`${day}T07:00:00+07:00`)
  expect(fullBands([row('06:00', 0), row('13:00', 2)], now)).toEqual([])
})

test('one waits until the evening before, some hours before the first start, or the last one', () => {
  const rows = [row('06:00', 0), row('08:00', 0)]
  const clocks = (now: number) =>
    waitingTimes(rows, startOfDay(day), now).map((time) =>
      new Date(time + 7 * 3_600_000).toISOString().slice(0, 16),
    )
  expect(clocks(before)).toEqual(['2026-11-23T20:00', '2026-11-24T03:00', '2026-11-24T08:00'])
  expect(clocks(Date.parse(`${day}T05:00:00+07:00`))).toEqual(['2026-11-24T08:00'])
})
