import { defineCall } from '@teeviet/contract/call'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createTestContext, type TestContext } from '#testing/context'
import { silentLog } from '#testing/log'
import { openPool } from '../database/pool.ts'
import { type Query, queryOn } from '../database/sql.ts'
import type { App } from './app.ts'
import { createApp } from './create-app.ts'
import { serve } from './serve.ts'

const read = defineCall({
  method: 'GET',
  path: '/api/services/read',
  may: 'visitor',
  summary: 'Read',
  description: 'Reads.',
  request: z.object({ lang: z.string().optional() }),
  response: z.null(),
})

let ctx: TestContext
let app: App
let work: (q: Query) => Promise<unknown>
beforeAll(async () => {
  ctx = await createTestContext()
  app = await createApp(ctx)
  serve(app, ctx, read, async () => {
    await work(ctx.q)
    return null
  })
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})

const asked = async () => {
  const answer = await app.inject('/api/services/read?lang=en')
  return [answer.statusCode, answer.headers['retry-after'], answer.json().error_msg]
}
const away = [503, '5', 'The service is interrupted for a moment. Please try again in 5 seconds.']

describe('a call during a database outage answers with a retry time', () => {
  it('when no process listens', async () => {
    for (const connectionString of ['postgres://x@127.0.0.1:1/x', 'postgres://x@h/x?host=/nowhere']) {
      const pool = openPool({ connectionString }, silentLog)
      work = () => queryOn(pool)`select 1`
      expect(await asked()).toEqual(away)
      await pool.end()
    }
  })

  it('when an administrator ends the connection under a statement', async () => {
    work = (q) => q`select pg_terminate_backend(pg_backend_pid())`
    expect(await asked()).toEqual(away)
    work = (q) => q`select 1`
    expect(await asked()).toEqual([200, undefined, ''])
  })

  it('when its disk is full, and is answered as before once there is room again', async () => {
    const full = [503, '30', 'The service is interrupted for a moment. Please try again in 30 seconds.']
    for (const code of ['53100', '53200', '58030']) {
      work = (q) => q.text(`do $$ begin raise exception 'no room' using errcode = '${code}'; end $$`)
      expect(await asked()).toEqual(full)
    }
    work = () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }))
    expect(await asked()).toEqual(full)
    work = (q) => q`select 1`
    expect(await asked()).toEqual([200, undefined, ''])
  })

  it('and a mistake of ours stays a fault', async () => {
    work = (q) => q`select no_such_column`
    expect((await asked())[0]).toBe(500)
  })
})
