import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestContext, type TestContext } from '#testing/context'
import { silentLog } from '#testing/log'
import { createApp } from '../../http/create-app.ts'
import { openPool } from '../pool.ts'
import { type Query, queryOn } from '../sql.ts'
import { inTransaction } from '../transaction.ts'

let ctx: TestContext
let pool: ReturnType<typeof openPool>
let q: Query
beforeAll(async () => {
  ctx = await createTestContext()
  await ctx.q.text('create table rows (id serial primary key)')
  pool = openPool({ ...ctx.database.connection, max: 3 }, silentLog)
  q = queryOn(pool)
})
beforeEach(() => ctx.q`delete from rows`)
afterAll(async () => {
  await pool.end()
  await ctx.close()
})

/** Makes the server behind every open connection read-only, as when a primary steps down. */
async function stepDown(): Promise<void> {
  const clients = await Promise.all([pool.connect(), pool.connect(), pool.connect()])
  await Promise.all(clients.map((client) => client.query('set default_transaction_read_only = on')))
  for (const client of clients) client.release()
}
const count = async () => (await ctx.q`select from rows`).length

describe('a connection that has become read-only', () => {
  test('is given up with all its like, and the statement is sent again on a new one', async () => {
    await stepDown()
    await q`insert into rows default values`
    expect(await count()).toBe(1)
    await Promise.all([1, 2, 3].map(() => q`insert into rows default values`))
    expect(await count()).toBe(4)
  })

  test('is given up in a transaction, whose work is done again once', async () => {
    await stepDown()
    await inTransaction(pool, async (inside) => {
      await inside`select 1`
      await inside`insert into rows default values`
      await inside`insert into rows default values`
    })
    expect(await count()).toBe(2)
  })
})

describe('a server that is read-only', () => {
  test('fails /readyz and answers writes with 503, and is taken again once it takes writes', async () => {
    const app = await createApp({ ...ctx, pool, q })
    app.get('/api/services/write', async () => ({ rows: await q`insert into rows default values` }))
    const statuses = async () => [
      (await app.inject('/readyz')).statusCode,
      (await app.inject('/api/services/write')).statusCode,
    ]
    expect(await statuses()).toEqual([200, 200])
    const { database } = ctx.database.connection
    const administrator = openPool({ ...ctx.database.connection, database: 'postgres', max: 1 }, silentLog)
    const isReadOnly = async (value: 'on' | 'off') => {
      await administrator.query(`alter database ${database} set default_transaction_read_only = ${value}`)
      // the setting is for new sessions
      await administrator.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
        database,
      ])
    }
    await isReadOnly('on')
    await expect.poll(statuses, { timeout: 30_000 }).toEqual([503, 503])
    await isReadOnly('off')
    await expect.poll(statuses, { timeout: 30_000 }).toEqual([200, 200])
    await administrator.end()
    await app.close()
  })
})
