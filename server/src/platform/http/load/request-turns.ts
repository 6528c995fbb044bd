import { AsyncResource } from 'node:async_hooks'
import type { FastifyReply } from 'fastify'
import { Refusal } from '../../context/refusal.ts'
import type { App } from '../app.ts'
import { networkOf } from '../network-of.ts'
import { type Importance, importanceOf } from './importance.ts'
import { createWaitingLine, type WaitingLine } from './waiting-line.ts'

/** How many requests begin in one turn of the event loop: more of them delay bookings again, fewer cost throughput. */
const PER_TURN = 2
const SWEEP_EVERY_MS = 100

/** How long a request waits for its turn before it is refused; a golfer who pays rather waits than tries again. */
const longestWaitMs: Readonly<Record<Importance, number>> = {
  booking: 10_000,
  console: 6_000,
  read: 3_000,
  page: 3_000,
  picture: 3_000,
}

type Waiting = { reply: FastifyReply; since: number; go: (refusal?: Refusal) => void }

export type RequestTurns = Pick<WaitingLine<unknown>, 'size'> & {
  /** How many requests were refused because they had waited too long. */
  refused(importance: Importance): number
}

/**
 * Begins waiting requests a few in each turn of the event loop, so that the database's answers to earlier requests are
 * read in between. Without it a turn handles all requests that have arrived, and a booking, which asks the database four
 * times, waits four times for all of them.
 *
 * When more arrive than can be served, the important ones begin first, each network in its turn, and what has waited too
 * long is refused with 503 before any work is done for it. Only `most` of an importance are under way at once, streams not
 * counted. A page's own calls and health probes do
 * not wait.
 */
export function registerRequestTurns(app: App, most: Partial<Record<Importance, number>>): RequestTurns {
  const line = createWaitingLine<Waiting>()
  const underWay = new Map<Importance, number>()
  const refused = new Map<Importance, number>()
  const count = (counts: Map<Importance, number>, importance: Importance, by: number) =>
    counts.set(importance, (counts.get(importance) ?? 0) + by)
  const mayBegin = (importance: Importance) =>
    (underWay.get(importance) ?? 0) < (most[importance] ?? Number.POSITIVE_INFINITY)
  const unanswered = new Map<FastifyReply, () => void>()
  let begun = 0
  let [waitedMs, sweptAt] = [0, performance.now()]

  function nextTurn(): void {
    begun = 0
    beginWaiting()
  }

  function beginWaiting(): void {
    while (begun < PER_TURN) {
      const next = line.take(mayBegin)
      if (next === null) return
      const { reply, go } = next.item
      // its client has disconnected
      if (reply.raw.destroyed) continue
      if (begun === 0) setImmediate(nextTurn)
      begun += 1
      followUntilAnswered(next.importance, reply)
      go()
    }
  }

  function followUntilAnswered(importance: Importance, reply: FastifyReply): void {
    if (most[importance] === undefined || reply.routeOptions.config.isStream) return
    count(underWay, importance, 1)
    const onAnswer = () => {
      if (!unanswered.delete(reply)) return
      count(underWay, importance, -1)
      beginWaiting()
    }
    unanswered.set(reply, onAnswer)
    reply.raw.once('close', onAnswer)
  }

  const sweeper = setInterval(() => {
    const now = performance.now()
    // a pause of the process itself counts as one sweep: what waited through it can be served now
    waitedMs += Math.min(now - sweptAt, 2 * SWEEP_EVERY_MS)
    sweptAt = now
    const overdue = line.takeOverdue((importance, { since }) => waitedMs - since > longestWaitMs[importance])
    for (const { go } of overdue) go(new Refusal('server.unavailable'))
  }, SWEEP_EVERY_MS)

  app.addHook('onRequest', (request, reply, done) => {
    const importance = importanceOf(request)
    if (importance === null) return done()
    // in the request's own context, and not in that of the request which made room for it
    const own = new AsyncResource('WaitingRequest')
    const go = (refusal?: Refusal) => {
      if (refusal) count(refused, importance, 1)
      own.runInAsyncScope(done, null, refusal)
    }
    const item = { reply, since: waitedMs, go }
    if (!line.add(importance, networkOf(request.ip), item)) return go(new Refusal('server.unavailable'))
    beginWaiting()
  })
  // when the answer is made, not when it has been read: a slow reader holds up no others
  app.addHook('onSend', async (_request, reply) => unanswered.get(reply)?.())
  app.addHook('onClose', async () => clearInterval(sweeper))
  return { size: line.size, refused: (importance) => refused.get(importance) ?? 0 }
}
