import { expect, test } from 'vitest'
import { holds, describe as report } from './report.ts'

const harmless = {
  title: 'a fault',
  acknowledged: 120,
  lost: 0,
  oversold: 0,
  secondsWithoutWrites: 24.94,
}

test('a fault holds that lost nothing, oversold nothing and let writes be within 30 s', () => {
  expect(holds(harmless)).toBe(true)
  for (const harm of [{ lost: 1 }, { oversold: 1 }, { secondsWithoutWrites: 30 }])
    expect(holds({ ...harmless, ...harm })).toBe(false)
})

test('the report is a table', () => {
  expect(report([harmless]).split('\n')).toEqual([
    '| fault   | acknowledged | lost | oversold | seconds without writes |',
    '| ------- | ------------ | ---- | -------- | ---------------------- |',
    '| a fault | 120          | 0    | 0        | 24.9                   |',
  ])
})
