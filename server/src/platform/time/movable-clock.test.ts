import { expect, it } from 'vitest'
import { movableClock } from './movable-clock.ts'

it('runs with the machine, ahead by all it was moved, and never goes back', () => {
  let machine = Date.parse('2026-11-20T08:00:00+07:00')
  const clock = movableClock({ now: () => new Date(machine) })
  clock.forward(3600)
  clock.forward(60)
  machine += 1000
  expect(clock.now()).toEqual(new Date('2026-11-20T09:01:01+07:00'))
  for (const seconds of [0, -1, Number.NaN]) expect(() => clock.forward(seconds)).toThrow(RangeError)
})
