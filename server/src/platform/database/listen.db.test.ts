import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/database'
import { silentLog } from '#testing/log'
import { type Events, notify, openEvents } from './listen.ts'
import { inTransaction } from './transaction.ts'

let db: TestDatabase
let events: Events
beforeAll(async () => {
  db = await createTestDatabase()
})
beforeEach(async () => {
  events = await openEvents(db.connection, silentLog)
})
afterEach(() => events.close())
afterAll(() => db.drop())

test('news reaches every node, in order, on its own channel only', async () => {
  const other = await openEvents(db.connection, silentLog)
  const [here, there, elsewhere] = [vi.fn(), vi.fn(), vi.fn()]
  events.subscribe('courses', here)
  other.subscribe('courses', there)
  other.subscribe('news', elsewhere)
  for (let id = 1; id <= 200; id += 1) await notify(db.q, 'courses', { id })
  for (const node of [here, there]) await expect.poll(() => node).toHaveBeenCalledTimes(200)
  await other.close()
  expect(here.mock.calls).toEqual(Array.from({ length: 200 }, (_, index) => [{ id: index + 1 }]))
  expect(elsewhere).not.toHaveBeenCalled()
})

test('a rolled-back change is not notified', async () => {
  const notified = vi.fn()
  events.subscribe('courses', notified)
  const work = inTransaction(db.pool, async (q) => {
    await notify(q, 'courses', { id: 1 })
    throw new Error('no')
  })
  await expect(work).rejects.toThrow('no')
  await notify(db.q, 'courses', { id: 2 })
  await expect.poll(() => notified).toHaveBeenCalled()
  expect(notified.mock.calls).toEqual([[{ id: 2 }]])
})

test('a handler that throws does not keep the news from the next', async () => {
  const notified = vi.fn()
  events.subscribe('courses', () => {
    throw new Error('my own mistake')
  })
  events.subscribe('courses', notified)
  await notify(db.q, 'courses', { id: 1 })
  await expect.poll(() => notified).toHaveBeenCalledWith({ id: 1 })
})

test('an ended subscription receives nothing more', async () => {
  const [ended, still] = [vi.fn(), vi.fn()]
  const end = events.subscribe('courses', ended)
  events.subscribe('courses', still)
  end()
  await notify(db.q, 'courses', { id: 1 })
  await expect.poll(() => still).toHaveBeenCalled()
  expect(ended).not.toHaveBeenCalled()
})

test('a lost connection is restored, and subscribers learn that notifications may be missing', async () => {
  const [notified, gap] = [vi.fn(), vi.fn()]
  events.subscribe('courses', notified, gap)
  await db.q`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = ${db.connection.database} and query = 'listen teeviet'`
  await expect.poll(() => gap).toHaveBeenCalledOnce()
  await notify(db.q, 'courses', { id: 1 })
  await expect.poll(() => notified).toHaveBeenCalledWith({ id: 1 })
})

test('closing while the connection is lost ends the search', async () => {
  const gap = vi.fn()
  events.subscribe('courses', () => {}, gap)
  await db.q`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = ${db.connection.database} and query = 'listen teeviet'`
  await sleep(20)
  await events.close()
  await sleep(200)
  expect(gap).not.toHaveBeenCalled()
})
