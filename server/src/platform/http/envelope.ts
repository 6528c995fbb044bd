import type { Call } from '@teeviet/contract/call'
import { type ErrorName, errors } from '@teeviet/contract/errors'
import type { Language } from '@teeviet/contract/rules/languages'
import { z } from 'zod'
import { errorText } from '../context/error-text.ts'
import type { Fields, Refusal } from '../context/refusal.ts'

/** The schema of a call's answer with HTTP 200; a few calls also have `error` and `msg`. */
export function envelopeSchema(call: Call) {
  const envelope = {
    error_code: z.int(),
    error_msg: z.string(),
    data: call.response.nullable(),
    // of a refusal with HTTP 200 that concerns single fields of a form
    fields: z.record(z.string(), z.string()).optional(),
    ...(call.elsewhere ? { url: z.string().optional() } : {}),
  }
  return z.object(call.legacyEnvelope ? { ...envelope, error: z.int(), msg: z.string() } : envelope)
}

/** The answer of a call which redirects the browser: neither a success nor a refusal. */
export class Elsewhere {
  readonly url: string
  constructor(url: string) {
    this.url = url
  }
}

const elsewhereCode = 2

export function success<Data>(call: Pick<Call, 'legacyEnvelope' | 'successCode'>, data: Data | Elsewhere) {
  if (data instanceof Elsewhere) {
    return { error_code: elsewhereCode, error_msg: '', data: null, url: data.url }
  }
  const envelope = { error_code: call.successCode ?? 0, error_msg: '', data }
  return call.legacyEnvelope ? { ...envelope, error: 0, msg: '' } : envelope
}

/** A refusal's envelope, in the visitor's language. */
export function failure(
  reason: ErrorName,
  language: Language,
  slots: Readonly<Record<string, string | number>> = {},
  fields?: Fields,
) {
  const { code } = errors[reason]
  const text = errorText(reason, language, slots)
  return {
    error_code: code,
    error_msg: text,
    data: null,
    ...(fields ? { fields } : {}),
  }
}

/** The envelope of a call which also has `error` and `msg`, its older names. */
export function withLegacyNames<Body extends { error_code: number; error_msg: string }>(body: Body) {
  return { ...body, error: body.error_code, msg: body.error_msg }
}

export function refused(refusal: Refusal, language: Language) {
  return failure(refusal.reason, language, refusal.slots, refusal.fields)
}
