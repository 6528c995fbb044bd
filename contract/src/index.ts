import type { z } from 'zod'
import type { Envelope, LegacyEnvelope } from './call.ts'
import type { CallName, Calls } from './calls.ts'

export { type Call, defineCall, type Envelope, type LegacyEnvelope } from './call.ts'
export { type CallName, type Calls, calls } from './calls.ts'
export { type ErrorName, type ErrorSlots, errors, httpStatusOf } from './errors.ts'

/** A client's request for a call, by its key: `RequestOf<'POST /api/for_cms/get_sms_login'>`. */
export type RequestOf<Name extends CallName> = z.input<Calls[Name]['request']>

/** The server's input once the request is parsed. */
export type InputOf<Name extends CallName> = z.output<Calls[Name]['request']>

/** The `data` of a call's answer. */
export type ResponseOf<Name extends CallName> = z.output<Calls[Name]['response']>

/** The whole answer of a call. */
export type EnvelopeOf<Name extends CallName> = Calls[Name] extends { legacyEnvelope: true }
  ? LegacyEnvelope<ResponseOf<Name>>
  : Envelope<ResponseOf<Name>>
