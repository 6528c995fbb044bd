import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import type { App } from './app.ts'

// The provider's own step drops a branch of a choice whose schema is shared with another field.
const zodToJsonConfig = { override: () => {} }

/** The contract as a document at /api/openapi.json, readable at /api/docs. */
export async function registerOpenApi(app: App) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'TeeViet',
        version: '1.0.0',
        description:
          'Every answer is an envelope {error_code, error_msg, data}; error_code 0 is success. Times are epoch milliseconds, money is VND.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: createJsonSchemaTransform({ zodToJsonConfig }),
    transformObject: createJsonSchemaTransformObject({ zodToJsonConfig }),
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true })
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
}
