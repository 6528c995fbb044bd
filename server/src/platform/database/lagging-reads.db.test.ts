import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressOf, createTestDatabase, type TestDatabase } from '#testing/database'
import { silentLog as log } from '#testing/log'
import { readLagging } from './lagging-reads.ts'
import { openPool } from './pool.ts'
import type { Query } from './sql.ts'

let primary: TestDatabase
let standby: TestDatabase
/** As a standby is: it takes no writes. */
let readPool: ReturnType<typeof openPool>

beforeAll(async () => {
  primary = await createTestDatabase('template0')
  standby = await createTestDatabase('template0')
  const connectionString = `${addressOf(standby.connection)}&options=-c%20default_transaction_read_only%3Don`
  readPool = openPool({ connectionString, max: 2, isReadOnly: true }, log)
})
afterAll(async () => {
  await readPool.end()
  await primary.drop()
  await standby.drop()
})

const nameOn = async (q: Query) => {
  const [row] = await q<{ name: string }>`select current_database() as name /* not null */`
  return row?.name
}

test('reads that may lag are done on the standby', async () => {
  expect(await readLagging({ pool: primary.pool, readPool, log }, nameOn)).toBe(standby.connection.database)
})

test('without a standby they are done on the primary', async () => {
  expect(await readLagging({ pool: primary.pool, readPool: null, log }, nameOn)).toBe(
    primary.connection.database,
  )
})

test('the primary does them when no standby can be reached', async () => {
  const gone = openPool({ connectionString: 'postgres://reader@127.0.0.1:9/none', isReadOnly: true }, log)
  expect(await readLagging({ pool: primary.pool, readPool: gone, log }, nameOn)).toBe(
    primary.connection.database,
  )
  await gone.end()
})

test('the primary does them when the standby ends the read for its own recovery', async () => {
  const work = async (q: Query) => {
    const name = await nameOn(q)
    if (name === standby.connection.database)
      await q`do $$ begin raise 'conflict with recovery' using errcode = '40001'; end $$`
    return name
  }
  expect(await readLagging({ pool: primary.pool, readPool, log }, work)).toBe(primary.connection.database)
})

test('an error of the read itself is the same on both, and is thrown', async () => {
  await expect(readLagging({ pool: primary.pool, readPool, log }, (q) => q`select 1 / 0`)).rejects.toThrow(
    'division by zero',
  )
  await expect(
    readLagging({ pool: primary.pool, readPool, log }, (q) => q.text('create table written (n int)')),
  ).rejects.toThrow('read-only')
})
