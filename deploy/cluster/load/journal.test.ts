import { expect, test } from 'vitest'
import { longestGap } from './journal.ts'

test.each([
  ['between two acknowledgements', [10, 20, 60, 80], 40],
  ['from the fault to the first one', [45, 60, 70], 45],
  ['from the last one to the end', [10, 20, 30, 40], 60],
  ['over the whole time when there is none', [], 100],
])('the longest time without writes is found %s', (_, times, gap) => {
  expect(longestGap(times, 0, 100)).toBe(gap)
})

test('acknowledgements before the fault are not counted', () => {
  expect(longestGap([1, 2, 3, 40, 90], 35, 90)).toBe(50)
})
