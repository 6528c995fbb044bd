import { z } from 'zod'
import { sessionFields } from './accounts.ts'
import { defineCall } from './call.ts'
import { partner } from './entities/partner.ts'
import { maybe, phone, request, text, typed, whole } from './fields.ts'
import { languages } from './rules/languages.ts'

/** Which partner is meant: by its code, its bank, its source of purchase or its merchant; the first given counts. */
const named = {
  code: maybe(text(32)),
  bank_id: maybe(whole(0, 32_767)),
  source: maybe(whole(0, 32_767)),
  merchant: maybe(text(32)),
}

/** A partner as its golfers' browsers need it; null for nobody known. `flag` of a hand-over is a `code`. */
export const getPartner = defineCall({
  method: 'GET',
  path: '/api/services/partner',
  access: 'public',
  summary: 'A partner: look, features, home variant',
  request: request(named),
  response: partner.nullable(),
})

/**
 * Whether a partner at work shows our pages in a frame at `origin`: the same origin then, which may be told things;
 * null otherwise. For pages that nobody has been signed in on yet.
 */
export const getFrameHost = defineCall({
  method: 'GET',
  path: '/api/services/frame_host',
  access: 'public',
  summary: 'Whether a partner frames our pages at an origin',
  request: request({ origin: text(300) }),
  response: z.object({ origin: z.string().nullable() }),
})

/**
 * A partner's colours: `config` is a JSON text of named entries, each with a `value`, white text readable on
 * `main_color`. `{}` for a partner without colours or nobody known: the default colours then stand.
 */
export const getStyleConfig = defineCall({
  method: 'POST',
  path: '/api/for_wap/get-style-config',
  access: 'public',
  summary: "A partner's colours",
  request: request({ merchant: maybe(text(32)), bank_id: maybe(whole(0, 32_767)) }),
  response: z.object({ config: z.string() }),
})

/**
 * Takes a customer over from a partner's app. `data` is the partner's encrypted hand-over as it stood in the address;
 * spaces count as the plus signs they were. `flag` names the way on: `stb`, `bidv` and `vietin` their choosers with
 * the token, `otp` the OTP login page with `phone` and `cif` (`token` is empty then; `type` of that page is the
 * partner, in `partner`), any other code home with the token. A hand-over that is genuine but too old answers
 * error_code 2 with `url`, where the customer begins again; every other failure is `information.invalid`.
 */
export const loginCheckpoint = defineCall({
  method: 'POST',
  path: '/api/for_wap/login_checkpoint',
  access: 'public',
  summary: 'Takes a customer over from a partner',
  // not trimmed: a space at either end is a plus sign as well
  request: request({ data: maybe(text(8_000)) }),
  response: z.object({
    flag: z.string(),
    partner: z.string(),
    language: z.enum(languages),
    token: z.string(),
    phone: z.string(),
    cif: z.string(),
  }),
  elsewhere: true,
})

/**
 * Signs a phone in without a code: only on a server that runs with the development switch (404 elsewhere). Its
 * success is error_code 200. `signdata` covers `phone` (`rules/signature.ts`).
 */
export const loginByPhone = defineCall({
  method: 'POST',
  path: '/api/for_wap/login_by_phone',
  access: 'public',
  summary: 'Signs a phone in during development',
  request: request({ phone, signdata: typed(128) }),
  response: sessionFields,
  successCode: 200,
})

/** The address of another service by its type, from the operator's list; null for a type that is not on it. */
export const getServiceLink = defineCall({
  method: 'GET',
  path: '/api/services/service_link',
  access: 'public',
  summary: 'The address of another service',
  request: request({ type: typed(32) }),
  response: z.object({ url: z.string().nullable() }),
})
