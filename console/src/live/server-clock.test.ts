import { expect, test } from 'vitest'
import { noteServerTime, serverNow } from './server-clock.ts'

test('the server’s time is a whole number of milliseconds, also when its answer took an odd number of them', () => {
  const asked = Date.now()
  noteServerTime({ now: asked + 60_000 }, null, asked, asked + 5)
  expect(Number.isInteger(serverNow())).toBe(true)
  expect(serverNow()).toBeGreaterThanOrEqual(asked + 59_990)
})
