import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/database'
import { silentLog } from '#testing/log'
import { openDatabaseClock } from './database-clock.ts'
import { openPool } from './pool.ts'
import { queryOn } from './sql.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

/** A machine whose clock is wrong by so much. */
const machineOff = (ms: number) => ({ now: () => new Date(Date.now() + ms) })
const hour = 3_600_000

async function clockOf(offMs: number) {
  const clock = await openDatabaseClock(database.q, silentLog, machineOff(offMs))
  onTestFinished(() => clock.close())
  return clock
}

it('is one clock on machines that are an hour fast and a day slow, between two readings of the database', async () => {
  const [fast, slow] = [await clockOf(hour), await clockOf(-24 * hour)]
  const [before] = await database.q<{ at: Date }>`select clock_timestamp() as at /* not null */`
  const times = [fast.now(), slow.now()]
  const [after] = await database.q<{ at: Date }>`select clock_timestamp() as at /* not null */`
  // each may be wrong by the time that its question to the database took
  for (const time of times) {
    expect(time.getTime()).toBeGreaterThan((before?.at.getTime() ?? 0) - hour / 2)
    expect(time.getTime()).toBeLessThan((after?.at.getTime() ?? 0) + hour / 2)
  }
})

it('follows a machine whose clock is set while it runs', async () => {
  let offMs = 0
  const clock = await openDatabaseClock(database.q, silentLog, {
    now: () => new Date(Date.now() + offMs),
  })
  onTestFinished(() => clock.close())
  const before = clock.now().getTime()
  offMs = -24 * hour
  expect(clock.now().getTime()).toBeLessThan(before - 23 * hour)
  await clock.compare()
  expect(Math.abs(clock.now().getTime() - before)).toBeLessThan(hour)
})

it('keeps the last difference while the database is away', async () => {
  const pool = openPool({ ...database.connection, max: 1 }, silentLog)
  const clock = await openDatabaseClock(queryOn(pool), silentLog, machineOff(hour))
  onTestFinished(() => clock.close())
  const before = clock.now().getTime()
  await pool.end()
  await expect(clock.compare()).rejects.toThrow()
  expect(Math.abs(clock.now().getTime() - before)).toBeLessThan(hour / 2)
})
