import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { openApiDocument } from './document.ts'

/**
 * The contract as a document at /api/openapi.json, readable at /api/docs. It is built when it is first asked for,
 * because building it takes a fifth of a second, which every start would wait for.
 *
 * @param options.publicUrl scheme and host under which integrators reach the server
 * @param options.withStaff whether the calls of staff are in it
 */
export async function registerOpenApi(
  app: Pick<FastifyInstance, 'register' | 'get'>,
  { publicUrl, withStaff }: { publicUrl: string; withStaff: boolean },
) {
  let built: string | undefined
  const document = () => {
    built ??= JSON.stringify(openApiDocument(publicUrl, withStaff))
    return built
  }
  // the reader asks the plugin of this name for its document; that one would need the whole document at the start
  const source = fp(async (reader) => void reader.decorate('swagger', () => JSON.parse(document())), {
    name: '@fastify/swagger',
  })
  await app.register(source)
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true })
  app.get('/api/openapi.json', async (_request, reply) => reply.type('application/json').send(document()))
}
