import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Context } from '../context/context.ts'
import { openProbe, type Probe } from '../database/health/probe.ts'
import type { App } from './app.ts'
import { importances } from './load/importance.ts'
import type { RequestTurns } from './load/request-turns.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Where modules register the metrics that they know of. */
    metrics: Registry
  }
}

/** Probes of load balancers often time out after 2 seconds. */
const probeWithinMs = 1_500

/**
 * `/healthz` (the process runs), `/readyz` (the database answers within 1.5 seconds and takes writes, and the server is
 * not stopping; with the server's time), `/metrics` (Prometheus; on a port of its own where `METRICS_PORT` is set), and one
 * log line a request without its query, at `info` in production.
 */
export function registerMetrics(app: App, ctx: Context, turns: RequestTurns) {
  const registry = new Registry()
  app.decorate('metrics', registry)
  collectDefaultMetrics({ register: registry })
  registerPoolMetrics(registry, ctx)
  registerTurnMetrics(registry, turns)
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    const elapsed = reply.elapsedTime / 1000
    seconds.observe({ method: request.method, route, status: reply.statusCode }, elapsed)
    // The route's pattern, never the address: queries carry phones and tokens.
    request.log[ctx.config.production ? 'info' : 'debug'](
      { method: request.method, route, status: reply.statusCode, seconds: elapsed },
      'answered',
    )
  })

  app.get('/healthz', async () => ({ status: 'alive' }))
  let probe: Probe | null = null
  app.addHook('onClose', async () => probe?.close())
  app.get('/readyz', async (request, reply) => {
    try {
      if (app.stopping.aborted) return reply.status(503).send({ status: 'stopping' })
      probe ??= openProbe(ctx.pool, probeWithinMs)
      await probe.check()
      return { status: 'ready', now: ctx.clock.now().getTime() }
    } catch (error) {
      request.log.warn({ err: error }, 'not ready')
      return reply.status(503).send({ status: 'not ready' })
    }
  })
  if (ctx.config.metricsPort === null)
    app.get('/metrics', async (_request, reply) =>
      reply.type(registry.contentType).send(await registry.metrics()),
    )
}

function registerPoolMetrics(registry: Registry, ctx: Context) {
  new Gauge({
    name: 'database_pool_connections',
    help: 'Connections of the pool of requests: in use, idle, and requests that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { pool } = ctx
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
}

function registerTurnMetrics(registry: Registry, turns: RequestTurns) {
  new Gauge({
    name: 'http_requests_waiting',
    help: 'Requests that wait for their turn, by importance',
    labelNames: ['importance'],
    registers: [registry],
    collect() {
      for (const importance of importances) this.set({ importance }, turns.size(importance))
    },
  })
  new Counter({
    name: 'http_requests_shed_total',
    help: 'Requests refused with 503 because they had waited too long, by importance',
    labelNames: ['importance'],
    registers: [registry],
    collect() {
      this.reset()
      for (const importance of importances) this.inc({ importance }, turns.refused(importance))
    },
  })
}
