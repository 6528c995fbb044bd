import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { App } from '../app.ts'
import { openApiDocument } from './document.ts'

/**
 * The contract as a document at /api/openapi.json, readable at /api/docs.
 *
 * @param publicUrl scheme and host under which integrators reach the server
 */
export async function registerOpenApi(app: App, publicUrl: string) {
  const document = JSON.stringify(openApiDocument(publicUrl))
  await app.register(swagger, { mode: 'static', specification: { document: JSON.parse(document) } })
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true })
  app.get('/api/openapi.json', async (_request, reply) => reply.type('application/json').send(document))
}
