import { defineCall } from '@teeviet/contract/call'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createTestContext, type TestContext } from '#testing/context'
import { silentLog } from '#testing/log'
import { waitingForLocks } from '#testing/waiting-for-locks'
import type { App } from '../http/app.ts'
import { createApp } from '../http/create-app.ts'
import { serve } from '../http/serve.ts'
import { openPool } from './pool.ts'
import { type Query, queryOn } from './sql.ts'
import { allowLongWork } from './timeouts.ts'
import { inTransaction } from './transaction.ts'

const write = defineCall({
  method: 'POST',
  path: '/api/services/write',
  may: 'visitor',
  summary: 'Write',
  description: 'Writes a row.',
  request: z.object({ lang: z.string().optional() }),
  response: z.null(),
})

const lines: string[] = []
let ctx: TestContext
let limited: ReturnType<typeof openPool>
let app: App
let work: (q: Query) => Promise<unknown>

beforeAll(async () => {
  ctx = await createTestContext()
  await ctx.q.text('create table rows (id int primary key, n int); insert into rows values (1, 0)')
  limited = openPool(
    { ...ctx.database.connection, max: 2, timeouts: { statementSeconds: 2, lockSeconds: 1 } },
    silentLog,
  )
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  const limitedCtx = { ...ctx, log, pool: limited, q: queryOn(limited) }
  app = await createApp(limitedCtx)
  serve(app, limitedCtx, write, async () => {
    await inTransaction(limited, work)
    return null
  })
})
afterEach(() => lines.splice(0))
afterAll(async () => {
  await app.close()
  await limited.end()
  await ctx.close()
})

const increment = (q: Query) => q`update rows set n = n + 1 where id = 1`
const ask = () => app.inject({ method: 'POST', url: '/api/services/write', payload: { lang: 'en' } })

/** Holds the row from another connection while `during` runs. */
async function whileLocked<T>(during: () => Promise<T>): Promise<T> {
  const holder = await ctx.pool.connect()
  try {
    await holder.query('begin')
    await holder.query('select from rows where id = 1 for update')
    return await during()
  } finally {
    await holder.query('rollback')
    holder.release()
  }
}

describe('a call that keeps the database busy too long', () => {
  test('answers 503 with Retry-After and a log line when it waits for a lock that another one holds', async () => {
    work = increment
    const answer = await whileLocked(ask)
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('2')
    expect(answer.json()).toMatchObject({
      error_code: 503,
      data: null,
      error_msg: expect.stringMatching(/busy/i),
    })
    expect(lines.join()).toContain('a statement took too long')
    expect(lines.join()).toContain('lock timeout')
  })

  test('writes nothing then, and works again as soon as the lock is free', async () => {
    work = increment
    await whileLocked(ask)
    const [before] = await ctx.q<{ n: number }>`select n from rows`
    expect((await ask()).statusCode).toBe(200)
    expect(await ctx.q`select n from rows`).toEqual([{ n: (before?.n ?? 0) + 1 }])
  })

  test('answers 503 when one statement runs too long', async () => {
    work = (q) => q`select pg_sleep(60)`
    const answer = await ask()
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2'])
    expect(lines.join()).toContain('statement timeout')
  })

  test('goes on without a limit when none is set', async () => {
    await whileLocked(async () => {
      const waiting = inTransaction(ctx.pool, increment)
      await waitingForLocks(ctx.q, 1)
      await ctx.q`select pg_sleep(1.5)`
      waiting.catch(() => {})
      return waitingForLocks(ctx.q, 1)
    })
  })
})

test('long work has its own limits for its transaction, and leaves the usual ones behind', async () => {
  const limits = (q: Query) =>
    q`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`
  const during = await inTransaction(limited, async (q) => {
    await allowLongWork(q, 120)
    return limits(q)
  })
  expect(during).toEqual([{ statement: '2min', lock: '2min' }])
  expect(await limits(queryOn(limited))).toEqual([{ statement: '2s', lock: '1s' }])
})
