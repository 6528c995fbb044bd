import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import { paymentCallback } from '@teeviet/contract/calls/payments'
import Fastify, { type FastifyBaseLogger, type FastifyReply, LogController } from 'fastify'
import { serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Config } from '../config/config.ts'
import type { Context } from '../context/context.ts'
import type { App } from './app.ts'
import { registerCompression } from './compression.ts'
import { registerDrain } from './drain.ts'
import { failure } from './envelope.ts'
import { registerErrors } from './errors.ts'
import { languageOf } from './language.ts'
import { registerAddressBudgets } from './load/address-budgets.ts'
import { registerRequestTurns } from './load/request-turns.ts'
import { registerMetrics } from './metrics.ts'
import { registerOpenApi } from './openapi/register-openapi.ts'
import { traceRequests } from './trace-requests.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The JSON body as it was sent: signatures and idempotency hashes cover the exact text. */
    rawBody?: string
  }
}

/**
 * What pages may ask a browser for: the position (courses nearby), the camera (codes at check-in) and passkeys, each for
 * our own site and not for what it frames.
 */
const permissionsPolicy = [
  ...['geolocation', 'camera', 'publickey-credentials-get', 'publickey-credentials-create'].map(
    (name) => `${name}=(self)`,
  ),
  ...['microphone', 'display-capture', 'usb', 'serial', 'hid', 'bluetooth', 'midi'].map(
    (name) => `${name}=()`,
  ),
  ...['accelerometer', 'gyroscope', 'magnetometer', 'browsing-topics'].map((name) => `${name}=()`),
].join(', ')

/** The HTTP side without any route of the product: parsing, limits, error envelope, documents, metrics. */
export async function createApp(ctx: Context): Promise<App> {
  const log: FastifyBaseLogger = ctx.log
  const app: App = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: ctx.config.trustProxy || false,
    bodyLimit: 1024 * 1024,
    requestTimeout: 60_000,
    genReqId: () => randomUUID(),
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: (_error, request, reply: FastifyReply) => {
      reply.status(400).send(failure('request.invalid', languageOf(request), { fields: 'URL' }))
    },
  }).withTypeProvider<ZodTypeProvider>()

  if (ctx.config.traces !== null) traceRequests(app)
  app.setSerializerCompiler(serializerCompiler)
  keepRawBody(app)
  registerErrors(app)
  await app.register(cookie, { secret: ctx.config.secrets.cookie })
  await app.register(helmet, {
    // Pages set their own policy with a nonce; an API answer is never a document.
    contentSecurityPolicy: false,
    // Partner banks frame the product: frame-ancestors lists who may.
    frameguard: false,
    hsts: ctx.config.publicUrl.startsWith('https:'),
    crossOriginOpenerPolicy: false,
    crossOriginEmbedderPolicy: false,
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', permissionsPolicy)
  })
  registerDrain(app)
  const turns = registerRequestTurns(app, mostUnderWay(ctx.config))
  await registerAddressBudgets(app, ctx)
  registerCompression(app)
  registerMetrics(app, ctx, turns)
  const { publicUrl, metricsPort } = ctx.config
  await registerOpenApi(app, { publicUrl, withStaff: metricsPort === null })
  return app
}

/** How many reads and console calls are under way at once: connections to the database stay free for bookings. */
function mostUnderWay({ databaseConnections }: Config) {
  return { console: Math.max(1, databaseConnections - 2), read: Math.ceil((databaseConnections * 2) / 3) }
}

function keepRawBody(app: App) {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = typeof body === 'string' ? body : body.toString('utf8')
    request.rawBody = text
    // a provider's notification is read from its text alone, so that an unreadable one is kept with the reason too
    if (text === '' || request.routeOptions.url === paymentCallback.path) return done(null, {})
    parseJson(request, text, done)
  })
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (request, body, done) => {
      request.rawBody = body.toString()
      done(null, {})
    },
  )
}
