import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#platform/config/config'
import { createApp } from '#platform/http/create-app'
import { addCountedGauge } from '#platform/metrics/counted-gauge'
import { registerJobMetrics } from '#platform/metrics/job-metrics'
import { startPrivateServer } from '#platform/metrics/private-server'
import { queueMessage } from '#platform/notifications/outbox'
import { createStaffApp, type StaffApp } from '#testing/apps/staff-app'
import { bookingIn } from '#testing/bookings/booking-in-state'
import { createTestContext, type TestContext } from '#testing/context'
import { queueFigures } from './queue.ts'

let ctx: TestContext
let app: StaffApp
beforeAll(async () => {
  ctx = await createTestContext()
  app = await createStaffApp(ctx)
  registerJobMetrics(app.app.metrics, {
    backlog: async () => [{ name: 'send-message', due: 2, failed: 1 }],
  })
})
afterAll(async () => {
  await app.app.close()
  await ctx.close()
})

async function metrics(): Promise<string> {
  const { body } = await app.app.inject({ url: '/metrics' })
  return body
}

test('a request that waits for staff, its message and the backlog of jobs are counted at the next scrape', async () => {
  expect(await metrics()).toContain('teeviet_queue{counter="requested"} 0')
  await bookingIn(ctx, 'requested')
  await ctx.q`insert into messages (phone, text, kind, created_at, failed_at, failure)
    values ('0900000009', 'x', 'booking', ${ctx.clock.now()}, ${ctx.clock.now()}, 'refused')`
  const text = await metrics()
  expect(text).toContain('teeviet_queue{counter="requested"} 1')
  expect(text).toContain('teeviet_messages{state="failed"} 1')
  expect(text).toContain('teeviet_jobs_due{queue="send-message"} 2')
  expect(text).toContain('database_pool_connections{state="waiting"} 0')
})

test('a figure that cannot be counted is left out, and the others are still answered', async () => {
  const registry = new Registry()
  addCountedGauge(registry, { name: 'known', help: 'h', label: 'l', counts: async () => ({ a: 1 }) })
  addCountedGauge(registry, {
    name: 'unknown',
    help: 'h',
    label: 'l',
    counts: () => Promise.reject(new Error('the database is away')),
  })
  const text = await registry.metrics()
  expect(text).toContain('known{l="a"} 1')
  expect(text).not.toMatch(/^unknown\{/m)
})

test('every metric of the alert rules and of the dashboard exists', async () => {
  const folder = join(import.meta.dirname, '../../../../deploy/monitoring')
  const rules = readFileSync(join(folder, 'alerts.yml'), 'utf8').match(/expr: .*/g) ?? []
  const panels = readFileSync(join(folder, 'dashboard.json'), 'utf8').match(/"expr": ".*"/g) ?? []
  await app.app.inject({ url: '/healthz' })
  const names = new Set((await metrics()).match(/^[a-z_0-9]+/gm))
  const used = [...rules, ...panels].flatMap(
    (line) => line.match(/\b(?:http|teeviet|database|nodejs|process)_\w+/g) ?? [],
  )
  expect(used.length).toBeGreaterThan(20)
  expect(used.filter((name) => !names.has(name))).toEqual([])
})

test('the used part of the SMS budget is a metric, and a figure of the console', async () => {
  const most = { SMS_PER_HOUR: '4', SMS_PER_DAY: '10' }
  const few = { ...ctx, config: readConfig(most) }
  for (let sent = 0; sent < 3; sent += 1)
    await queueMessage(few, ctx.q, { phone: '0900000009', text: 'Thử', kind: 'booking' })
  const one = await createStaffApp({ ...ctx, config: few.config })
  const { body } = await one.app.inject({ url: '/metrics' })
  const used = Number(/teeviet_sms_budget_used\{window="hour"\} (\S+)/.exec(body)?.[1])
  const { sms_used_percent } = await queueFigures(few)
  expect(used).toBeGreaterThanOrEqual(0.75)
  expect(sms_used_percent).toBe(Math.floor(used * 100))
  await one.app.close()
})

test('a private port answers the metrics and the API document of staff, and nothing else', async () => {
  const options = { host: '127.0.0.1', port: 0, publicUrl: 'https://golf.test' }
  const server = await startPrivateServer(app.app.metrics, options)
  const at = (path: string) => fetch(`http://127.0.0.1:${server.port}${path}`)
  expect(await (await at('/metrics')).text()).toContain('http_request_duration_seconds')
  expect(await (await at('/api/openapi.json')).text()).toContain('/api/staff/queue')
  expect(await (await at('/api/docs/')).text()).toContain('swagger-ui')
  expect((await at('/')).status).toBe(404)
  expect((await at('/api/staff/queue')).status).toBe(404)
  await server.close()
})

test('the public port documents the calls of staff only while there is no private one', async () => {
  const documented = async (environment: Record<string, string>) => {
    const one = await createApp({ ...ctx, config: readConfig(environment) })
    const answer = await one.inject('/api/openapi.json')
    const metrics = await one.inject('/metrics')
    await one.close()
    return [answer.body.includes('/api/staff/'), metrics.statusCode]
  }
  expect(await documented({})).toEqual([true, 200])
  expect(await documented({ METRICS_PORT: '9464' })).toEqual([false, 404])
})
