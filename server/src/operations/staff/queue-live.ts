import type { FastifyReply } from 'fastify'
import { billCode } from '#bookings/booking/codes'
import type { Context } from '#platform/context/context'
import type { App } from '#platform/http/app'

const heartbeatMs = 20_000
/** After this the browser asks again with its token, so that a session that has ended stops listening. */
const longestMs = 10 * 60_000

export type LiveQueue = {
  /** Answers a request with the stream and keeps it open. */
  open(reply: FastifyReply): void
}

/**
 * The queue as server-sent events: `booking` whenever one changes, `receipt` when money comes in, `refund` when
 * one takes a step, `change` when staff changed what golfers read, and `gap` when news may have been missed and the list
 * has to be read again. All streams of this server hang on one subscription.
 */
export function createLiveQueue(app: App, ctx: Context): LiveQueue {
  const open = new Set<FastifyReply>()
  const send = (event: string, data: object) => {
    const text = `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
    for (const { raw } of open) raw.write(text)
  }
  const gap = () => send('gap', {})
  ctx.events.subscribe('bookings', (payload) => send('booking', bookingNews(payload)), gap)
  ctx.events.subscribe('receipts', (payload) => send('receipt', Object(payload)), gap)
  ctx.events.subscribe('refunds', (payload) => send('refund', Object(payload)), gap)
  ctx.events.subscribe('changes', (payload) => send('change', Object(payload)), gap)

  const end = (reply: FastifyReply) => {
    open.delete(reply)
    reply.raw.end()
  }
  // Streams never end on their own: without this a stopping server would wait for them.
  const endAll = () => {
    for (const reply of open) end(reply)
  }
  app.stopping.addEventListener('abort', endAll)
  app.addHook('preClose', async () => endAll())

  return {
    open: (reply) => {
      reply.hijack()
      reply.raw.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      })
      reply.raw.write(': listening\n\n')
      open.add(reply)
      if (app.stopping.aborted) return end(reply)
      const heartbeat = setInterval(() => reply.raw.write(': still here\n\n'), heartbeatMs)
      const longest = setTimeout(() => end(reply), longestMs)
      reply.raw.on('close', () => {
        clearInterval(heartbeat)
        clearTimeout(longest)
        open.delete(reply)
      })
    },
  }
}

function bookingNews(payload: unknown): object {
  const { id, state }: { id?: unknown; state?: unknown } = Object(payload)
  return { id, state, general_bill_code: typeof id === 'number' ? billCode(id) : '' }
}
