import { formatClock } from '@teeviet/contract/rules/time/dates'
import { expect, test } from 'vitest'
import { sunsetOf } from './sunset.ts'

test.each([
  ['Hà Nội', '2026-06-21', { latitude: 21.03, longitude: 105.85 }, '18:4'],
  ['Hà Nội', '2026-11-29', { latitude: 21.03, longitude: 105.85 }, '17:1'],
  ['Phú Quốc', '2026-11-29', { latitude: 10.22, longitude: 103.96 }, '17:3'],
] as const)('the sun sets in %s on %s at the known time', (_, day, place, time) => {
  const sunset = sunsetOf(day, place)
  expect(sunset && formatClock(sunset)).toContain(time)
})
