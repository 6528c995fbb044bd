import { type ErrorName, httpStatusOf } from '@teeviet/contract/errors'
import { isResponseSerializationError } from 'fastify-type-provider-zod'
import { errorText } from '../context/error-text.ts'
import { Refusal } from '../context/refusal.ts'
import { isDatabaseAway, isFull, isTimeout } from '../database/errors.ts'
import type { App } from './app.ts'
import { failure, refused, withLegacyNames } from './envelope.ts'
import { languageOf } from './language.ts'
import { asksForPage, sendPlainPage } from './pages/plain-page.ts'

/** Fastify's own refusals, by HTTP status. */
const BY_STATUS: Readonly<Record<number, ErrorName>> = {
  400: 'request.invalid',
  404: 'request.notFound',
  405: 'request.method',
  413: 'request.tooLarge',
  414: 'request.tooLarge',
  415: 'request.wrongType',
  503: 'server.unavailable',
}

/** How soon to try again when the database is away: most deaths of the embedded one recover within that. */
export const SECONDS_WITHOUT_DATABASE = 5

/** How soon to try again when a disk is full. */
const SECONDS_WHEN_FULL = 30

/** How soon to try again when the server or the database is busy. */
const SECONDS_WHEN_BUSY = 2

/**
 * One place where every error becomes an envelope: refusals by name, a database that is away as 503, our own faults
 * with a reference and nothing else. A statement that took too long, or waited too long for a lock, is 503 as well,
 * and so is a full disk.
 */
export function registerErrors(app: App) {
  app.setErrorHandler(async (error: unknown, request, reply) => {
    const language = languageOf(request)
    const isLegacy = request.routeOptions.config?.legacyEnvelope === true
    const named = (body: ReturnType<typeof failure>) => (isLegacy ? withLegacyNames(body) : body)
    if (error instanceof Refusal) {
      if (error.reason === 'request.tooMany') reply.header('retry-after', String(error.slots.n ?? 60))
      if (error.reason === 'server.unavailable') reply.header('retry-after', String(SECONDS_WHEN_BUSY))
      const seconds = Number(reply.getHeader('retry-after') ?? 0)
      if (seconds > 0 && asksForPage(request)) {
        const text = errorText(error.reason, language, error.slots)
        return sendPlainPage(reply.status(httpStatusOf(error.reason)), { text, language, seconds })
      }
      return reply.status(httpStatusOf(error.reason)).send(named(refused(error, language)))
    }
    if (isDatabaseAway(error)) {
      request.log.warn({ err: error, route: request.routeOptions.url }, 'the database is unavailable')
      reply.header('retry-after', String(SECONDS_WITHOUT_DATABASE))
      return reply
        .status(503)
        .send(named(failure('server.databaseAway', language, { n: SECONDS_WITHOUT_DATABASE })))
    }
    if (isFull(error)) {
      request.log.error({ err: error, route: request.routeOptions.url }, 'a disk or the memory is full')
      reply.header('retry-after', String(SECONDS_WHEN_FULL))
      return reply.status(503).send(named(failure('server.databaseAway', language, { n: SECONDS_WHEN_FULL })))
    }
    if (isTimeout(error)) {
      request.log.warn({ err: error, route: request.routeOptions.url }, 'a statement took too long')
      reply.header('retry-after', String(SECONDS_WHEN_BUSY))
      return reply.status(503).send(named(failure('server.unavailable', language)))
    }
    const known = isResponseSerializationError(error) ? undefined : BY_STATUS[statusCodeOf(error)]
    if (known) {
      return reply.status(httpStatusOf(known)).send(named(failure(known, language, { fields: 'JSON' })))
    }
    const ref = request.id
    request.log.error({ err: error, ref, route: request.routeOptions.url }, 'internal error')
    return reply.status(500).send(named(failure('server.fault', language, { ref })))
  })
}

function statusCodeOf(error: unknown): number {
  const carries = error !== null && typeof error === 'object' && 'statusCode' in error
  return carries && typeof error.statusCode === 'number' ? error.statusCode : 500
}
