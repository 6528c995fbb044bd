import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { partnerEvent, partnerSettings, staffPartner } from '../../entities/staff/partner.ts'
import { bigId, limit, maybe, request, text } from '../../fields.ts'
import { defaultPageSize } from '../../rules/limits.ts'
import { gatewayMethods } from '../../rules/money/gateway-methods.ts'

/** Codes that mean something else as a payment method, a notifier or a flag. */
const taken: readonly string[] = [
  ...['bank', 'point', 'sepay', 'casso', 'receive-bill-bank', 'otp'],
  ...gatewayMethods.map(({ gateway }) => gateway),
]
const code = text(32)
  .regex(/^[a-z][a-z0-9-]{1,31}$/, 'is no code')
  .refine((value) => !taken.includes(value), 'means something else')

export const staffPartners = defineCall({
  method: 'GET',
  path: '/api/staff/partners',
  may: { staff: 'partners.edit' },
  summary: 'List partners',
  description: 'Returns every partner by its code.',
  request: request({}),
  response: z.array(staffPartner),
})

export const savePartner = defineCall({
  method: 'POST',
  path: '/api/staff/partners/:code',
  may: { staff: 'partners.edit' },
  summary: 'Create or save a partner',
  description:
    'Saves all settings of a partner. A new code creates a partner, which works at once without a ' +
    'release.',
  request: request({ code, settings: partnerSettings }),
  response: staffPartner,
})

export const rotatePartnerKeys = defineCall({
  method: 'POST',
  path: '/api/staff/partners/:code/keys',
  may: { staff: 'partners.edit' },
  summary: "Rotate a partner's keys",
  description:
    'Gives a partner new keys. The previous keys stay valid for single sign-on for one week; older keys ' +
    'end at once. An empty cipher key and secret are generated and returned only this once; given keys ' +
    'are never returned.',
  request: request({
    code,
    cipher_key: maybe(text(200)),
    mac_secret: maybe(text(500)),
    verify_key: maybe(text(4_000)),
  }),
  response: z.object({
    partner: staffPartner,
    cipher_key: z.string().nullable(),
    mac_secret: z.string().nullable(),
  }),
})

export const setCardKeys = defineCall({
  method: 'POST',
  path: '/api/staff/partners/:code/card-keys',
  may: { staff: 'partners.edit' },
  summary: "Set the keys of a bank's card page",
  description:
    "Sets the keys of a bank's card page: an AES-256 key as 64 hex digits, and the secret that signs " +
    'server-to-server messages. The keys are never returned.',
  request: request({ code, key: text(200), secret: text(500).pipe(z.string().min(1)) }),
  response: staffPartner,
})

export const staffPartnerEvents = defineCall({
  method: 'GET',
  path: '/api/staff/partners/:code/events',
  may: { staff: 'partners.edit' },
  summary: "List a partner's events",
  description:
    "Returns a partner's events, newest first: either the changes by staff, or the accepted and refused " +
    'sign-ons. The next page starts after the id of the last row (`after_id`).',
  request: request({
    code,
    about: z.enum(['changes', 'hand_overs']),
    limit: limit(defaultPageSize),
    after_id: maybe(bigId),
  }),
  response: z.array(partnerEvent),
})
