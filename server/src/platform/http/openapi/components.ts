import { httpStatusOf } from '@teeviet/contract/errors'
import { staffCookie } from '../credentials.ts'
import type { Answer, OpenApiDocument, Parameter, Ref, Schema } from './types.ts'

const text: Schema = { type: 'string' }
const number: Schema = { type: 'integer' }

/** A reference to a component of the document. */
export const refTo = (kind: 'schemas' | 'responses' | 'parameters', name: string): Ref => ({
  $ref: `#/components/${kind}/${name}`,
})

/** The schemas that every answer is made of. */
export const envelopes: Readonly<Record<string, Schema>> = {
  Envelope: {
    type: 'object',
    required: ['error_code', 'error_msg', 'data'],
    properties: {
      error_code: { ...number, description: '0 is success; any other code is a refusal.' },
      error_msg: { ...text, description: 'The refusal in the requested language; empty on success.' },
      data: { description: "The call's result; null when it is refused." },
      fields: {
        type: 'object',
        additionalProperties: text,
        description: 'What is wrong with each field, when a refusal concerns single fields.',
      },
    },
  },
  Refusal: {
    description: 'The envelope of an error.',
    allOf: [refTo('schemas', 'LegacyEnvelope'), { type: 'object', properties: { data: { type: 'null' } } }],
  },
  LegacyEnvelope: {
    description: 'The envelope that also carries the code and the text as `error` and `msg`.',
    allOf: [
      refTo('schemas', 'Envelope'),
      { type: 'object', required: ['error', 'msg'], properties: { error: number, msg: text } },
    ],
  },
  RedirectEnvelope: {
    description: 'The envelope of a call that can send the browser to another page: error_code 2 with `url`.',
    allOf: [refTo('schemas', 'Envelope'), { type: 'object', properties: { url: text } }],
  },
}

/** The shared error answers: name, HTTP status, when the server sends it. */
const errorAnswers = [
  ['BadRequest', 400, 'The request is malformed; `fields` names each wrong field.'],
  ['Unauthorized', 401, 'The token or cookie is missing or not valid for this call.'],
  [
    'Forbidden',
    403,
    'The caller does not hold the permission or scope that the call needs, or a call by cookie does not come from a page of ours.',
  ],
  ['NotFound', 404, 'The requested object does not exist or belongs to another member.'],
  ['Conflict', 409, 'The object has changed, or the `Idempotency-Key` was used for another body.'],
  ['PayloadTooLarge', 413, 'The body is too large.'],
  ['UnsupportedMediaType', 415, 'The body is not of a supported media type.'],
  ['TooManyRequests', httpStatusOf('request.tooMany'), 'The rate limit is exceeded.'],
  [
    'ServerError',
    httpStatusOf('server.fault'),
    'The server failed; the text carries a reference for support.',
  ],
  ['Unavailable', httpStatusOf('server.databaseAway'), 'The service is overloaded or interrupted.'],
] as const

export type ErrorAnswer = (typeof errorAnswers)[number][0]

const retryAfter = {
  'Retry-After': { description: 'Seconds to wait before the next attempt.', schema: number },
}

/** The shared error answers as components. */
export const errorResponses: Readonly<Record<string, Answer>> = Object.fromEntries(
  errorAnswers.map(([name, status, description]) => [
    name,
    {
      description,
      ...(status === 429 || status === 503 ? { headers: retryAfter } : {}),
      content: { 'application/json': { schema: refTo('schemas', 'Refusal') } },
    },
  ]),
)

/** References to some of the shared error answers, by HTTP status. */
export function errorsOf(names: ReadonlySet<ErrorAnswer>): Record<string, Ref> {
  return Object.fromEntries(
    errorAnswers
      .filter(([name]) => names.has(name))
      .map(([name, status]) => [String(status), refTo('responses', name)]),
  )
}

/** Header parameters that several calls share. */
export const headerParameters: Readonly<Record<string, Parameter>> = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'A unique key chosen by the client, kept for a retry of the same request: the server does the work once and ' +
      'repeats its answer. The same key with another body is refused (409).',
    schema: { type: 'string', minLength: 8, maxLength: 128, pattern: '^[\\x21-\\x7e]+$' },
  },
}

/** How callers prove who they are. */
export const securitySchemes: OpenApiDocument['components']['securitySchemes'] = {
  memberToken: {
    type: 'http',
    scheme: 'bearer',
    description: "A golfer's session token, from `loginWithOtp` or a partner's single sign-on.",
  },
  partnerKey: {
    type: 'http',
    scheme: 'bearer',
    description: "A key of a partner's system (`rotatePartnerApiKey`), for the calls of its scopes.",
  },
  staffSession: {
    type: 'apiKey',
    in: 'cookie',
    name: staffCookie,
    description:
      'The session of a staff member, set by `staffLogin` or `staffLoginWithPasskey`. A call that changes something needs ' +
      '`Sec-Fetch-Site: same-origin`, or where that is missing an `Origin` of this server. With `X-Staff-Id`, the id of ' +
      'the expected account, a session of another account is answered as a missing one (401).',
  },
  clubKey: {
    type: 'http',
    scheme: 'bearer',
    description: "The key of a club's system, for the calls of its scopes.",
  },
}
