import type { ErrorEntries } from './entry.ts'

/** Errors of a request as such, whatever its content. */
export const requestErrors = {
  'request.invalid': { code: 400, slots: ['fields'] },
  'login.required': { code: 401 },
  'request.forbidden': { code: 403 },
  /** A call by cookie that does not come from a page of ours. */
  'request.foreignPage': { code: 403 },
  'request.notFound': { code: 404 },
  'request.method': { code: 405 },
  'idempotency.otherBody': { code: 409 },
  'idempotency.inProgress': { code: 409 },
  'request.tooLarge': { code: 413 },
  'request.wrongType': { code: 415 },
  'request.tooMany': { code: 429, slots: ['n'] },
  'session.ended': { code: 498 },
  'server.fault': { code: 500, slots: ['ref'] },
  'server.databaseAway': { code: 503, slots: ['n'] },
  'server.unavailable': { code: 503 },
} as const satisfies ErrorEntries
