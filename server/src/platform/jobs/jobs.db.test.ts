import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/database'
import { type RunningJobs, startJobs } from './jobs.ts'

// This server's clock is six hours ahead of the database's.
const clock = { now: () => new Date(Date.now() + 6 * 3_600_000) }

let database: TestDatabase
let jobs: RunningJobs
beforeAll(async () => {
  database = await createTestDatabase()
  jobs = await startJobs(database.connection, clock, pino({ level: 'silent' }))
})
afterAll(async () => {
  await jobs?.stop()
  await database?.drop()
})

it('runs a job when it is due by the server’s clock, whatever the database’s clock', async () => {
  const done = new Map<number, Date>()
  const ignore = async () => {}
  await jobs.work({
    'send-message': ignore,
    'send-hio-sheet': ignore,
    'snooze-end': ignore,
    'share-reminder': ignore,
    weather: ignore,
    'wallet-payment': ignore,
    'payment-expiry': ignore,
    'send-refund': ignore,
    'payment-inquiry': ignore,
    'staff-job': ignore,
    'missed-deadlines': ignore,
    'nightly-tee-sheet': ignore,
    'split-rounds': ignore,
    'check-books': ignore,
    'nightly-close': ignore,
    'nightly-clean-up': ignore,
    'booking-deadline': async ({ bookingId }) => {
      done.set(bookingId, clock.now())
    },
  })
  const soon = new Date(clock.now().getTime() + 1500)
  const later = new Date(clock.now().getTime() + 3_600_000)
  await jobs.enqueue(database.q, 'booking-deadline', { bookingId: 1 }, later)
  await jobs.enqueue(database.q, 'booking-deadline', { bookingId: 2 }, soon)
  await expect.poll(() => done.get(2)?.getTime()).toBeGreaterThanOrEqual(soon.getTime())
  expect(done.has(1)).toBe(false)
})
