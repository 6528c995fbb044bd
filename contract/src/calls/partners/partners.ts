import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { partner } from '../../entities/partner.ts'
import { maybe, phone, request, text, typed, whole } from '../../fields.ts'
import { languages } from '../../rules/languages.ts'
import { sessionFields } from '../accounts.ts'

/** Which partner is meant: by its code, its bank, its source of purchase or its merchant; the first given counts. */
const named = {
  code: maybe(text(32)),
  bank_id: maybe(whole(0, 32_767)),
  source: maybe(whole(0, 32_767)),
  merchant: maybe(text(32)),
}

export const getPartner = defineCall({
  method: 'GET',
  path: '/api/services/partner',
  may: 'visitor',
  summary: 'Get a partner',
  description:
    'Returns the theme, features and home variant of a partner; null for an unknown one. `flag` is a ' +
    "partner's `code`.",
  request: request(named),
  response: partner.nullable(),
})

export const getFrameHost = defineCall({
  method: 'GET',
  path: '/api/services/frame_host',
  may: 'visitor',
  summary: 'Check whether a partner embeds the product',
  description:
    "Returns `origin` when an active partner embeds the product's pages in a frame on it, so that the " +
    'page can send messages to that origin; otherwise null. Used by pages before sign-in.',
  request: request({ origin: text(300) }),
  response: z.object({ origin: z.string().nullable() }),
})

export const getStyleConfig = defineCall({
  method: 'POST',
  path: '/api/for_wap/get-style-config',
  may: 'visitor',
  summary: "Get a partner's colours",
  description:
    "Returns a partner's colours. `config` is JSON text of named entries, each with a `value`; white " +
    'text is readable on `main_color`. `{}` means the default colours: the partner is unknown or has no ' +
    'colours.',
  request: request({ merchant: maybe(text(32)), bank_id: maybe(whole(0, 32_767)) }),
  response: z.object({ config: z.string() }),
})

export const loginCheckpoint = defineCall({
  method: 'POST',
  path: '/api/for_wap/login_checkpoint',
  may: 'visitor',
  summary: "Sign in a partner's customer",
  description:
    "Single sign-on from a partner's app. `data` is the partner's encrypted payload from the URL; spaces " +
    'are read as plus signs. `flag` names the next page: `stb`, `bidv` and `vietin` their service ' +
    'choosers with the token; `otp` the login page with `phone` and `cif` (`token` is empty, and ' +
    "`partner` is that page's `type`); any other code the home page with the token. A genuine but " +
    'expired payload returns error_code 2 with the `url` at which the customer starts again; any other ' +
    'failure is `information.invalid`.',
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

export const loginByPhone = defineCall({
  method: 'POST',
  path: '/api/for_wap/login_by_phone',
  may: 'visitor',
  summary: 'Sign in by phone during development',
  description:
    'Signs in a phone without a code, only on a server with the development switch on (otherwise 404). ' +
    'Its success is error_code 200. `signdata` signs `phone`.',
  request: request({ phone, signdata: typed(128) }),
  response: sessionFields,
  successCode: 200,
})

export const getServiceLink = defineCall({
  method: 'GET',
  path: '/api/services/service_link',
  may: 'visitor',
  summary: 'Get the address of another service',
  description:
    "Returns the address of a service by its type, from the operator's list; null for an unknown type.",
  request: request({ type: typed(32) }),
  response: z.object({ url: z.string().nullable() }),
})
