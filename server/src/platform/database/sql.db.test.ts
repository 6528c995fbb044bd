import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/database'
import { silentLog } from '#testing/log'
import { constraintOf } from './errors.ts'
import { openPool } from './pool.ts'
import { queryOn } from './sql.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.drop())

test('a value is never read as SQL', async () => {
  const evil = "'); drop table members; --"
  expect(await db.q<{ said: string }>`select ${evil}::text as said`).toEqual([{ said: evil }])
})

test('values arrive as their types state', async () => {
  const [row] = await db.q`select
    9007199254740991::bigint as big, array[1, null, 3]::bigint[] as bigs, sum(v) as total, avg(v) as mean,
    date '2026-03-01' as day, timestamptz '2026-03-01 00:00+07' as moment, jsonb_build_object('vi', 'Sân') as name
    from (values (1::bigint), (2)) t(v)`
  expect(row).toEqual({
    big: 9007199254740991,
    bigs: [1, null, 3],
    total: 3,
    mean: 1.5,
    day: '2026-03-01',
    moment: new Date('2026-02-28T17:00:00Z'),
    name: { vi: 'Sân' },
  })
})

test('a number that no longer fits is an error, not another number', async () => {
  await expect(db.q`select 9007199254740993::bigint`).rejects.toThrow(/too large/)
})

test('lists, moments and objects can be bound', async () => {
  const moment = new Date('2026-11-20T01:02:03.456Z')
  const [row] = await db.q`select ${[1, 2]}::bigint[] as ids, ${moment}::timestamptz as moment,
    ${{ vi: 'Sân' }}::jsonb as name, ${JSON.stringify([{ a: 1 }])}::jsonb as list, ${null}::text as nothing`
  expect(row).toEqual({ ids: [1, 2], moment, name: { vi: 'Sân' }, list: [{ a: 1 }], nothing: null })
})

test('a text with its own placeholders can be sent, also several statements without values', async () => {
  expect(await db.q.text('select $1::int + $2::int as sum', [1, 2])).toEqual([{ sum: 3 }])
  await db.q.text('create table several (n int); insert into several values (1)')
  expect(await db.q`select n from several`).toEqual([{ n: 1 }])
})

test("days and hours of SQL are Vietnam's", async () => {
  const [row] = await db.q`select (timestamptz '2026-11-20 18:00Z')::date as day`
  expect(row).toEqual({ day: '2026-11-21' })
})

test("the zone stays Vietnam's when the address has options of its own", async () => {
  const { host, user, database } = db.connection
  const pool = openPool(
    { connectionString: `postgres://${user}@localhost/${database}?host=${host}&options=-c%20work_mem%3D5MB` },
    silentLog,
  )
  const [row] = await queryOn(
    pool,
  )`select current_setting('timezone') as zone, current_setting('work_mem') as memory`
  await pool.end()
  expect(row).toEqual({ zone: 'Asia/Ho_Chi_Minh', memory: '5MB' })
})

test('an error names the constraint and keeps the connection', async () => {
  await db.q`insert into holidays (day, name) values ('2026-09-02', 'Quốc khánh')`
  const before = db.pool.totalCount
  const again = db.q`insert into holidays (day, name) values ('2026-09-02', 'Quốc khánh')`
  expect(constraintOf(await again.catch((error: unknown) => error))).toBe('holidays_pkey')
  expect(constraintOf(new Error('something else'))).toBeNull()
  expect(db.pool.totalCount).toBe(before)
})

test('a statement is planned once for a connection, and again when a migration changed its table', async () => {
  const pool = openPool({ ...db.connection, max: 1 }, silentLog)
  const q = queryOn(pool)
  const read = () => q`select * from changing`
  await q`create table changing (a int)`
  await read()
  await read()
  const prepared = await q`select from pg_prepared_statements where statement = 'select * from changing'`
  await q`alter table changing add b int default 5`
  await q`insert into changing values (1)`
  const rows = await read()
  await pool.end()
  expect(prepared).toHaveLength(1)
  expect(rows).toEqual([{ a: 1, b: 5 }])
})

test('an unwritable object fails alone: the same statement works the next time', async () => {
  const pool = openPool({ ...db.connection, max: 1 }, silentLog)
  const q = queryOn(pool)
  const keep = (value: object) => q`select ${value}::jsonb as value`
  const circle: Record<string, unknown> = {}
  circle.self = circle
  await expect(async () => keep(circle)).rejects.toThrow(/circular/)
  expect(await keep({ fine: true })).toEqual([{ value: { fine: true } }])
  await pool.end()
})

test('a connection lost while it is used fails its statement and nothing else', async () => {
  const lost = db.q`select pg_terminate_backend(pg_backend_pid())`
  await expect(lost).rejects.toThrow()
  expect(await db.q`select 1 as alive`).toEqual([{ alive: 1 }])
})

test('statements sent together leave in one write, and one sent later is not kept waiting', async () => {
  const client = await db.pool.connect()
  try {
    const writes = vi.spyOn(client.connection.stream, '_writev')
    const q = queryOn(client)
    await Promise.all([q`select 1`, q`select ${2}::int`, Promise.resolve().then(() => q`select 3`)])
    expect(writes).toHaveBeenCalledTimes(1)
    await q`select 4`
    expect(writes).toHaveBeenCalledTimes(2)
  } finally {
    client.release()
  }
})
