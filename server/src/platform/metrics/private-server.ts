import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import type { Registry } from 'prom-client'
import { registerOpenApi } from '../http/openapi/register-openapi.ts'

/**
 * Answers `GET /metrics`, and the API document with the calls of staff (`/api/docs`, `/api/openapi.json`), on a port of
 * their own, which the proxy in front does not publish.
 *
 * @param options.port 0 for any free one
 * @param options.publicUrl scheme and host under which the product itself is reached
 */
export async function startPrivateServer(
  registry: Registry,
  { host, port, publicUrl }: { host: string; port: number; publicUrl: string },
): Promise<{ port: number; close: () => Promise<void> }> {
  const app = Fastify({ forceCloseConnections: true })
  app.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  )
  await registerOpenApi(app, { publicUrl, withStaff: true })
  await app.listen({ host, port })
  return { port: (app.server.address() as AddressInfo).port, close: () => app.close() }
}
