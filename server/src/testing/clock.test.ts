import { expect, test } from 'vitest'
import { testClock } from './clock.ts'

test('the time does not change until the test moves it', () => {
  const clock = testClock('2026-11-20T08:00:00+07:00')
  expect(clock.now()).toEqual(clock.now())
  clock.advance(90)
  expect(clock.now().toISOString()).toBe('2026-11-20T01:01:30.000Z')
  clock.set('2027-01-01T00:00:00+07:00')
  expect(clock.now().toISOString()).toBe('2026-12-31T17:00:00.000Z')
})
