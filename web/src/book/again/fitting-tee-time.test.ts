import { expect, test } from 'vitest'
import { fittingTeeTime } from './fitting-tee-time.ts'

const row = (time_start: string, places_left = 4) => ({ time_start, places_left })
const at = (clock: string) => new Date(`2026-11-20T${clock}:00+07:00`).getTime()
const round = (clock: string, players = 2) => ({ startsAt: at(clock), players })

test('takes the tee time nearest to the clock time of the earlier round', () => {
  const rows = [row('06:00'), row('06:24'), row('06:36'), row('09:00')]
  expect(fittingTeeTime(rows, round('06:28'))).toEqual(row('06:24'))
})

test('skips tee times without places for all players', () => {
  const rows = [row('06:24', 1), row('07:00', 2)]
  expect(fittingTeeTime(rows, round('06:28'))).toEqual(row('07:00', 2))
  expect(fittingTeeTime(rows, round('06:28', 3))).toBeUndefined()
})

test('stays in the part of the day, however near another one is', () => {
  expect(fittingTeeTime([row('12:00'), row('08:00')], round('11:52'))).toEqual(row('08:00'))
  expect(fittingTeeTime([row('12:00')], round('11:52'))).toBeUndefined()
})

test('lets a group that needs several tee times begin on a free one', () => {
  expect(fittingTeeTime([row('06:24', 3), row('06:32')], round('06:24', 6))).toEqual(row('06:32'))
})

test('takes the first free tee time for a round that had no fixed time', () => {
  expect(fittingTeeTime([row('06:00', 0), row('13:00')], { startsAt: null, players: 2 })).toEqual(
    row('13:00'),
  )
})
