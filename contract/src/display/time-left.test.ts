import { expect, test } from 'vitest'
import { timeLeft } from './time-left.ts'

const hour = 3600

test.each([
  ['a second', 1, { days: 0, clock: '00:01' }],
  ['59 seconds', 59, { days: 0, clock: '00:59' }],
  ['under a day', 24 * hour - 1, { days: 0, clock: '23:59:59' }],
  ['a day to the second', 24 * hour, { days: 1, clock: '00:00:00' }],
  ['a day and some seconds', 24 * hour + 9, { days: 1, clock: '00:00:09' }],
  ['a sale of 48 hours in its first hour', 47 * hour + 61, { days: 1, clock: '23:01:01' }],
  ['nothing', 0, { days: 0, clock: '00:00' }],
  ['less than nothing', -5, { days: 0, clock: '00:00' }],
])('the time left counts down by the second: %s', (_, seconds, left) => {
  expect(timeLeft(seconds)).toEqual(left)
})
