import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import type { App } from './app.ts'
import { isOwnCall } from './own-call.ts'

/** How a server stops, in milliseconds. */
export type DrainBounds = {
  /** How long it still takes requests after /readyz has begun to fail, so that load balancers notice. */
  readonly delayMs: number
  /** How long requests under way may go on after that. */
  readonly withinMs: number
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Aborted when the server receives its stop signal: streams end then. */
    stopping: AbortSignal
    /**
     * Fails /readyz, then stops accepting connections and waits for the requests under way. Pages still render: their
     * calls inside the process are answered until the application itself is closed.
     *
     * @returns how many requests were aborted at shutdown at the end of the time
     */
    drain(bounds: DrainBounds): Promise<number>
  }
}

const lookEveryMs = 20

/** Lets the application drain before it is closed; from then on every answer asks to close its connection. */
export function registerDrain(app: App): void {
  const stopping = new AbortController()
  const underWay = new Set<FastifyRequest>()

  app.addHook('onRequest', async (request, reply) => {
    if (isOwnCall(request)) return
    underWay.add(request)
    reply.raw.once('close', () => underWay.delete(request))
  })
  app.addHook('onSend', async (_request, reply) => {
    if (stopping.signal.aborted) reply.header('connection', 'close')
  })

  app.decorate('stopping', stopping.signal)
  app.decorate('drain', async ({ delayMs, withinMs }: DrainBounds) => {
    stopping.abort()
    await sleep(delayMs)
    app.server.close()
    const abortAt = performance.now() + withinMs
    while (underWay.size > 0 && performance.now() < abortAt) {
      // a connection whose answer began before the stop signal is kept alive, and is idle now
      app.server.closeIdleConnections()
      await sleep(lookEveryMs)
    }
    const aborted = underWay.size
    if (aborted > 0) app.server.closeAllConnections()
    return aborted
  })
}
