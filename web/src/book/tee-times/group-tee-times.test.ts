import { expect, test } from 'vitest'
import { groupTeeTimes } from './group-tee-times.ts'

const at = (...clocks: string[]) => clocks.map((time_start) => ({ time_start }))
const seen = (clocks: string[]) =>
  groupTeeTimes(at(...clocks)).map(({ band, rows }) => [band, rows.map((row) => row.time_start)])

test('a day reads from morning over afternoon to the lights, whatever order it came in', () => {
  expect(seen(['17:00', '05:30', '12:00', '06:10', '16:59'])).toEqual([
    [1, ['05:30', '06:10']],
    [2, ['12:00', '16:59']],
    [3, ['17:00']],
  ])
})

test('the bands meet at noon and at five', () => {
  expect(seen(['11:59', '12:00'])).toEqual([
    [1, ['11:59']],
    [2, ['12:00']],
  ])
  expect(seen(['16:59', '17:00'])).toEqual([
    [2, ['16:59']],
    [3, ['17:00']],
  ])
})

test('starts outside the bands are shown all the same', () => {
  expect(seen(['04:45', '22:30'])).toEqual([
    [1, ['04:45']],
    [3, ['22:30']],
  ])
})

test('a band without tee times is not mentioned', () => {
  expect(seen(['06:00'])).toEqual([[1, ['06:00']]])
  expect(seen([])).toEqual([])
})
