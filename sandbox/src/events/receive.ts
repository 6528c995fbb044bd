import type { FastifyInstance } from 'fastify'

/** What arrived at a webhook; the parameters are those of its path. */
type Arrived = { signature: string | undefined; alternate: string | undefined; body: string; params: unknown }

/**
 * Serves a webhook for signed events.
 * @param take answers with the HTTP status; it gets the body as it was signed, not parsed
 */
export function receiveEvents(app: FastifyInstance, path: string, take: (arrived: Arrived) => number): void {
  app.register(async (events) => {
    events.removeAllContentTypeParsers()
    events.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    events.post(path, async ({ headers, body, params }, reply) => {
      const status = take({
        signature: headers['x-teeviet-signature']?.toString(),
        alternate: headers['x-teeviet-signature-alternate']?.toString(),
        body: String(body),
        params,
      })
      return reply.code(status).send({})
    })
  })
}
