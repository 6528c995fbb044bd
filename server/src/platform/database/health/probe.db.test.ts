import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestContext, type TestContext } from '#testing/context'
import { silentLog } from '#testing/log'
import { createApp } from '../../http/create-app.ts'
import { openPool } from '../pool.ts'
import { queryOn } from '../sql.ts'
import { openProbe } from './probe.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())

/** A connection to the database that can be frozen: sent data never arrives, and no connection ends. */
async function openLine() {
  const sockets: Socket[] = []
  let isFrozen = false
  const server = createServer((client) => {
    const database = connect(`${ctx.database.connection.host}/.s.PGSQL.5432`)
    sockets.push(client, database)
    client.on('data', (part) => isFrozen || database.write(part)).on('error', () => {})
    database.on('data', (part) => isFrozen || client.write(part)).on('error', () => {})
    client.on('close', () => database.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const { user, database } = ctx.database.connection
  return {
    pool: openPool({ host: '127.0.0.1', port: address.port, user, database }, silentLog),
    freeze: (frozen: boolean) => {
      isFrozen = frozen
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

async function timed(work: () => Promise<{ statusCode: number }>) {
  const begun = performance.now()
  const { statusCode } = await work()
  return { statusCode, isInTime: performance.now() - begun < 2_000 }
}

describe('the health probes answer within 2 seconds', () => {
  test('while every connection of the pool is in use', async () => {
    const pool = openPool({ ...ctx.database.connection, max: 2 }, silentLog)
    const app = await createApp({ ...ctx, pool, q: queryOn(pool) })
    const held = await Promise.all([pool.connect(), pool.connect()])
    expect(await timed(() => app.inject('/readyz'))).toEqual({ statusCode: 200, isInTime: true })
    expect(await timed(() => app.inject('/healthz'))).toEqual({ statusCode: 200, isInTime: true })
    for (const client of held) client.release()
    await app.close()
    await pool.end()
  })

  test('while the database hangs, on an open connection and on a new one; ready again once it answers', async () => {
    const line = await openLine()
    const app = await createApp({ ...ctx, pool: line.pool, q: queryOn(line.pool) })
    expect((await app.inject('/readyz')).statusCode).toBe(200)
    line.freeze(true)
    expect(await timed(() => app.inject('/readyz'))).toEqual({ statusCode: 503, isInTime: true })
    expect(await timed(() => app.inject('/readyz'))).toEqual({ statusCode: 503, isInTime: true })
    expect(await timed(() => app.inject('/healthz'))).toEqual({ statusCode: 200, isInTime: true })
    line.freeze(false)
    await expect.poll(async () => (await app.inject('/readyz')).statusCode, { timeout: 30_000 }).toBe(200)
    await app.close()
    line.close()
  })

  test('many at once with one question', async () => {
    const pool = openPool({ ...ctx.database.connection, max: 2 }, silentLog)
    const app = await createApp({ ...ctx, pool, q: queryOn(pool) })
    const answers = await Promise.all(Array.from({ length: 50 }, () => app.inject('/readyz')))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    await app.close()
    await pool.end()
  })
})

test('a probe whose connection breaks during its query reports it, and the process survives', async () => {
  const line = await openLine()
  const probe = openProbe(line.pool, 2_000)
  await probe.check()
  line.freeze(true)
  const asked = probe.check()
  // by then the question is on its way
  await new Promise((resolve) => setTimeout(resolve, 50))
  line.close()
  await expect(asked).rejects.toThrow('Connection terminated unexpectedly')
  probe.close()
  await line.pool.end()
})
