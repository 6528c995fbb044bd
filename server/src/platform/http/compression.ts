import type { App } from './app.ts'
import { gzipJson, takesGzip } from './encoded.ts'

/** Shorter answers fit into one packet anyway. */
const smallest = 1024

/**
 * Compresses the API's JSON for clients that take it: short answers in place, long ones on zlib's own threads. Pages and
 * cached answers bring their own compression; an event stream is not sent by Fastify and stays as it is.
 *
 * The length of a compressed answer can give a secret away when an attacker chooses text that stands beside it
 * (BREACH). That needs requests another site can cause with the victim's sign-in; calls that answer with secrets are
 * signed in by a bearer token, which no other site can send.
 */
export function registerCompression(app: App): void {
  // As one buffer: the streams of @fastify/compress cost two to four times the processor time of the whole answer.
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < smallest || reply.hasHeader('content-encoding'))
      return payload
    if (!/^application\/json\b/.test(String(reply.getHeader('content-type')))) return payload
    reply.header('vary', 'accept-encoding')
    if (!takesGzip(request)) return payload
    reply.header('content-encoding', 'gzip').removeHeader('content-length')
    return gzipJson(payload)
  })
}
