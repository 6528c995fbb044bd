import type { FastifyInstance } from 'fastify'

/** Notifies open pages of changes. */
export type Live = { announce(): void }

/** Serves `/live`, a stream of events on which an open page reloads its content. */
export function registerLive(app: FastifyInstance): Live {
  const listeners = new Set<(line: string) => void>()
  app.get('/live', (request, reply) => {
    reply.hijack()
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    reply.raw.write(': open\n\n')
    const write = (line: string) => reply.raw.write(line)
    listeners.add(write)
    request.raw.on('close', () => listeners.delete(write))
  })
  return {
    announce: () => {
      for (const write of listeners) write('data: changed\n\n')
    },
  }
}
