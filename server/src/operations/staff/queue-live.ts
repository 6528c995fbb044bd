import type { FastifyReply } from 'fastify'
import { bookingCode } from '#bookings/booking/codes'
import type { Context } from '#platform/context/context'
import type { App } from '#platform/http/app'
import { createEventStreams, type EventStream } from '#platform/http/event-streams'

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
  const openStream = createEventStreams(app)
  const open = new Set<EventStream>()
  const send = (event: string, data: object) => {
    for (const stream of open) stream.send(event, data)
  }
  const gap = () => send('gap', {})
  ctx.events.subscribe('bookings', (payload) => send('booking', bookingNews(payload)), gap)
  ctx.events.subscribe('receipts', (payload) => send('receipt', Object(payload)), gap)
  ctx.events.subscribe('refunds', (payload) => send('refund', Object(payload)), gap)
  ctx.events.subscribe('changes', (payload) => send('change', Object(payload)), gap)

  return {
    open: (reply) => {
      const stream = openStream(reply, () => open.delete(stream))
      open.add(stream)
    },
  }
}

function bookingNews(payload: unknown): object {
  const { id, state }: { id?: unknown; state?: unknown } = Object(payload)
  return { id, state, general_bill_code: typeof id === 'number' ? bookingCode(id) : '' }
}
