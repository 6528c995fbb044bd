import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/database'
import { constraintOf } from './errors.ts'
import type { Query } from './sql.ts'
import { inTransaction } from './transaction.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
  await db.q`create table kept (n int constraint kept_once primary key)`
})
beforeEach(async () => {
  await db.q`truncate kept`
})
afterAll(() => db.drop())

const keep = (q: Query, n: number) => q`insert into kept values (${n})`
const all = async () => (await db.q<{ n: number }>`select n from kept order by n`).map(({ n }) => n)

test('commits the writes of the work once it is done, and returns its result', async () => {
  const result = await inTransaction(db.pool, async (q) => {
    await keep(q, 1)
    expect(await all()).toEqual([])
    await Promise.all([keep(q, 2), keep(q, 3)])
    return 'done'
  })
  expect(result).toBe('done')
  expect(await all()).toEqual([1, 2, 3])
})

test('nothing is kept when the work throws, and its own error comes out', async () => {
  const refusal = new Error('no tee time')
  const work = inTransaction(db.pool, async (q) => {
    await keep(q, 1)
    throw refusal
  })
  await expect(work).rejects.toBe(refusal)
  expect(await all()).toEqual([])
})

test('throws the first failing statement, whichever is awaited first', async () => {
  const work = inTransaction(db.pool, async (q) => {
    const [first, second, third] = [keep(q, 1), keep(q, 1), keep(q, 2)]
    await third
    await second
    await first
  })
  expect(constraintOf(await work.catch((error: unknown) => error))).toBe('kept_once')
  expect(await all()).toEqual([])
})

test('reports the failure of a statement which was not awaited', async () => {
  const work = inTransaction(db.pool, async (q) => {
    await keep(q, 1)
    keep(q, 1)
    return 'looks fine'
  })
  expect(constraintOf(await work.catch((error: unknown) => error))).toBe('kept_once')
  expect(await all()).toEqual([])
})

test('an error that was caught cannot be committed over', async () => {
  const work = inTransaction(db.pool, async (q) => {
    await keep(q, 1)
    await keep(q, 1).catch(() => {})
    return 'looks fine'
  })
  expect(constraintOf(await work.catch((error: unknown) => error))).toBe('kept_once')
  expect(await all()).toEqual([])
})

test('a rule that is checked at the end is an error of the transaction', async () => {
  await db.q`create table parent (id int primary key)`
  await db.q`create table child (id int constraint has_parent references parent deferrable initially deferred)`
  const work = inTransaction(db.pool, (q) => q`insert into child values (1)`)
  expect(constraintOf(await work.catch((error: unknown) => error))).toBe('has_parent')
  expect(await db.q`select from child`).toHaveLength(0)
})

test('the tag of a transaction that is over does nothing', async () => {
  const late = await inTransaction(db.pool, async (q) => {
    await keep(q, 1)
    return { q }
  })
  await expect(keep(late.q, 2)).rejects.toThrow(/over/)
  expect(await all()).toEqual([1])
})

test('two transactions in a deadlock both succeed in the end', async () => {
  await db.q`insert into kept values (1), (2)`
  let waiting = 2
  let meet = () => {}
  const met = new Promise<void>((resolve) => {
    meet = resolve
  })
  let attempts = 0
  const cross = (first: number, second: number) =>
    inTransaction(db.pool, async (q) => {
      attempts += 1
      await q`select from kept where n = ${first} for update`
      waiting -= 1
      if (waiting === 0) meet()
      await met
      await q`select from kept where n = ${second} for update`
      return 'through'
    })
  expect(await Promise.all([cross(1, 2), cross(2, 1)])).toEqual(['through', 'through'])
  // under load the transaction that was retried may meet the other one a second time
  expect(attempts).toBeGreaterThanOrEqual(3)
})

test('reports a conflict that persists after three retries', async () => {
  let attempts = 0
  const work = inTransaction(db.pool, async (q) => {
    attempts += 1
    await q`do $$ begin raise exception 'conflict' using errcode = 'serialization_failure'; end $$`
  })
  await expect(work).rejects.toThrow('conflict')
  expect(attempts).toBe(4)
})

test('a connection lost in the middle fails the work and is replaced', async () => {
  const work = inTransaction(db.pool, async (q) => {
    await keep(q, 1)
    await q`select pg_terminate_backend(pg_backend_pid())`
  })
  await expect(work).rejects.toThrow()
  await inTransaction(db.pool, (q) => keep(q, 2))
  expect(await all()).toEqual([2])
})

test('begin and the first statements share a round trip', async () => {
  const client = await db.pool.connect()
  const sent: string[] = []
  const query = client.query.bind(client)
  Object.assign(client, {
    query: (...given: [string | { text: string }]) => {
      const [statement] = given
      const text = typeof statement === 'string' ? statement : statement.text
      sent.push(text.split(' ', 1).join())
      return query(...given)
    },
  })
  client.release()
  const work = inTransaction(db.pool, async (q) => {
    const both = Promise.all([keep(q, 1), keep(q, 2)])
    expect(sent).toEqual(['begin', 'insert', 'insert'])
    await both
  })
  await work
  Object.assign(client, { query })
  expect(sent).toEqual(['begin', 'insert', 'insert', 'commit'])
})
