import { AsyncResource } from 'node:async_hooks'
import fastq from 'fastq'
import type { App } from '../app.ts'
import { isOwnCall } from '../own-call.ts'

/** How many requests begin in one turn of the event loop: more of them delay bookings again, fewer cost throughput. */
const PER_TURN = 2
const healthRoutes = new Set(['/healthz', '/readyz'])

/**
 * Begins waiting requests in the order in which they came, a few in each turn of the event loop, so that the database's
 * answers to earlier requests are read in between. Without it a turn handles all requests that have arrived, and a
 * booking, which asks the database four times, waits four times for all of them. A page's own calls and health probes
 * do not wait.
 */
export function registerRequestTurns(app: App): void {
  const turns = fastq<unknown, () => void>((begin, release) => {
    begin()
    setImmediate(release, null)
  }, PER_TURN)
  app.addHook('onRequest', (request, _reply, done) => {
    if (isOwnCall(request) || healthRoutes.has(request.routeOptions.url ?? '')) return done()
    // in the request's own context, and not in that of the request which made room for it
    turns.push(AsyncResource.bind(() => done()))
  })
}
