import { expect, test } from 'vitest'
import { readClock } from './read-clock.ts'

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
