import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { jobNames } from '@teeviet/contract/rules/staff/job-names'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestContext, type TestContext } from '#testing/context'
import { inTransaction } from '../database/transaction.ts'
import type { App } from '../http/app.ts'
import { createApp } from '../http/create-app.ts'
import { type RunningJobs, startJobs } from '../jobs/jobs.ts'
import { openTraces } from './open-traces.ts'

type Span = { traceId: string; spanId: string; parentSpanId?: string; name: string; attributes: object[] }

const phone = '0912345678'
let received: string[] = []
const collector = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk) => {
    body += chunk
  })
  request.on('end', () => {
    received.push(body)
    response.setHeader('content-type', 'application/json').end('{}')
  })
})
let url: string
let ctx: TestContext
let jobs: RunningJobs
let done: number[] = []

beforeAll(async () => {
  await once(collector.listen(0, 'localhost'), 'listening')
  url = `http://localhost:${(collector.address() as AddressInfo).port}`
  ctx = await createTestContext({ TRACES_URL: url })
  jobs = await startJobs(ctx.database.connection, ctx.clock, ctx.log)
  const handlers = jobNames.map((name) => [
    name,
    async ({ bookingId }: { bookingId: number }) => {
      await ctx.q`select count(*) from messages where booking_id = ${bookingId}`
      done.push(bookingId)
    },
  ])
  await jobs.work(Object.fromEntries(handlers))
})
afterAll(async () => {
  await jobs.stop()
  await ctx.close()
  collector.close()
})

let app: App
beforeEach(async () => {
  received = []
  done = []
  app = await createApp(ctx)
  app.post('/api/traced/:id', async (request) => {
    const { id } = Object(request.params)
    await inTransaction(ctx.pool, async (q) => {
      await q`select count(*) from members where phone = ${phone}`
      await jobs.enqueue(q, 'booking-deadline', { bookingId: Number(id) }, ctx.clock.now())
    })
    return {}
  })
})
afterEach(() => app.close())

const ask = (id: number, headers = {}) =>
  app.inject({ method: 'POST', url: `/api/traced/${id}?token=secret-token`, payload: { phone }, headers })

function spans(): Span[] {
  return received.flatMap((body) =>
    JSON.parse(body).resourceSpans.flatMap(({ scopeSpans }: { scopeSpans: { spans: Span[] }[] }) =>
      scopeSpans.flatMap((scope) => scope.spans),
    ),
  )
}

it('a trace goes from a request through its statements to the job it enqueued', async () => {
  const traces = openTraces({ url, percent: 100 })
  await ask(1)
  await expect.poll(() => done, { timeout: 20_000 }).toContain(1)
  await traces.close()
  const [root, ...others] = spans().toSorted((one, other) =>
    one.parentSpanId ? (other.parentSpanId ? 0 : 1) : -1,
  )
  expect(root).toMatchObject({ name: 'POST /api/traced/:id' })
  expect(others.every(({ traceId }) => traceId === root?.traceId)).toBe(true)
  const names = others.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['postgresql', 'commit', 'job booking-deadline']))
  const job = others.find(({ name }) => name === 'job booking-deadline')
  expect(others.filter(({ parentSpanId }) => parentSpanId === job?.spanId)).toHaveLength(1)
})

it('contains neither values of statements nor the address or body of the request', async () => {
  const traces = openTraces({ url, percent: 100 })
  await ask(2)
  await traces.close()
  expect(received.join()).toContain('select count(*) from members where phone = $1')
  expect(received.join()).not.toMatch(/0912345678|secret-token|traced\/2/)
})

it('does not follow a trace that the caller began', async () => {
  const traces = openTraces({ url, percent: 100 })
  const begun = 'a'.repeat(32)
  await ask(3, { traceparent: `00-${begun}-${'b'.repeat(16)}-01` })
  await traces.close()
  expect(received.join()).not.toContain(begun)
})

it('records nothing while traces are off', async () => {
  await ask(4)
  await expect.poll(() => done, { timeout: 20_000 }).toContain(4)
  expect(received).toEqual([])
})

it('goes on while the collector is away', async () => {
  const traces = openTraces({ url: 'http://localhost:1', percent: 100 })
  const answer = await ask(5)
  expect(answer.statusCode).toBe(200)
  await traces.close()
})
