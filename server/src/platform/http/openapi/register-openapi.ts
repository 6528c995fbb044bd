import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { openApiDocument } from './document.ts'

/**
 * The contract as a document at /api/openapi.json, readable at /api/docs.
 *
 * @param options.publicUrl scheme and host under which integrators reach the server
 * @param options.withStaff whether the calls of staff are in it
 */
export async function registerOpenApi(
  app: Pick<FastifyInstance, 'register' | 'get'>,
  { publicUrl, withStaff }: { publicUrl: string; withStaff: boolean },
) {
  const document = JSON.stringify(openApiDocument(publicUrl, withStaff))
  await app.register(swagger, { mode: 'static', specification: { document: JSON.parse(document) } })
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true })
  app.get('/api/openapi.json', async (_request, reply) => reply.type('application/json').send(document))
}
