import { expect, it } from 'vitest'
import { instantAt } from './dates.ts'
import { playTimeBand, playTimeOf, playTimeOfClock, playTimes } from './play-times.ts'

it('divides the day into morning, afternoon and lighted hours', () => {
  const expected = {
    '04:59': null,
    '05:00': 1,
    '11:59': 1,
    '12:00': 2,
    '16:59': 2,
    '17:00': 3,
    '22:00': 3,
    '22:01': null,
  }
  for (const [clock, band] of Object.entries(expected)) {
    expect(playTimeOfClock(clock)).toBe(band)
    expect(playTimeOf(instantAt('2026-11-20', clock))).toBe(band)
  }
})

it('leaves no minute between the bands', () => {
  const [morning, afternoon, lights] = playTimes.map(playTimeBand)
  expect([
    morning?.from,
    morning?.until,
    afternoon?.from,
    afternoon?.until,
    lights?.from,
    lights?.until,
  ]).toEqual(['05:00', '11:59', '12:00', '16:59', '17:00', '22:00'])
})
