import type { FastifyReply } from 'fastify'
import type { App } from './app.ts'

const heartbeatMs = 20_000
/** After this the client asks again with its token, so that an expired session stops listening. */
export const longestStreamMs = 10 * 60_000
/** Bytes that may wait for a client which reads slowly or not at all; above it the client is disconnected. */
export const mostWaitingBytes = 256 * 1024
/** How long a client has to read what was sent before the end. */
const endWithinMs = 5_000

export type EventStream = {
  /** Sends an event; does nothing once the stream has been ended. */
  send(event: string, data: object): void
  end(): void
}

/** Answers a request with server-sent events and keeps it open; `onClose` is called once, by client or server end. */
export type OpenEventStream = (reply: FastifyReply, onClose: () => void) => EventStream

/**
 * Event streams of an application. Each sends a comment every 20 seconds as keep-alive, and ends after ten minutes or
 * when the server stops.
 */
export function createEventStreams(app: App): OpenEventStream {
  const open = new Set<EventStream>()
  // Streams never end on their own: without this a stopping server would wait for them.
  const endAll = () => {
    for (const stream of open) stream.end()
  }
  app.stopping.addEventListener('abort', endAll)
  app.addHook('preClose', async () => endAll())

  return (reply, onClose) => {
    const { raw } = reply
    reply.hijack()
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    // After its end Node treats a write as an error of the response, which would end the process.
    const write = (text: string) => {
      if (raw.writableEnded || raw.destroyed) return
      if (raw.writableLength > mostWaitingBytes) raw.destroy()
      else raw.write(text)
    }
    let ending: NodeJS.Timeout | undefined
    const stream: EventStream = {
      send: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
      end: () => {
        if (raw.writableEnded || raw.destroyed) return
        raw.end()
        ending = setTimeout(() => raw.destroy(), endWithinMs)
      },
    }
    write(': listening\n\n')
    open.add(stream)
    const heartbeat = setInterval(() => write(': still here\n\n'), heartbeatMs)
    const longest = setTimeout(stream.end, longestStreamMs)
    raw.on('close', () => {
      clearInterval(heartbeat)
      clearTimeout(longest)
      clearTimeout(ending)
      open.delete(stream)
      onClose()
    })
    if (app.stopping.aborted) stream.end()
    return stream
  }
}
