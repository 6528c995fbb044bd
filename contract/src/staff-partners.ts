import { z } from 'zod'
import { defineCall } from './call.ts'
import { partnerEvent, partnerSettings, staffPartner } from './entities/staff-partner.ts'
import { bigId, limit, maybe, request, text } from './fields.ts'
import { defaultPageSize } from './rules/limits.ts'

/** Codes that mean something else as a payment method, a notifier or a flag. */
const taken = ['bank', 'point', 'epay', 'alepay', 'sepay', 'casso', 'receive-bill-bank', 'otp']
const code = text(32)
  .regex(/^[a-z][a-z0-9-]{1,31}$/, 'is no code')
  .refine((value) => !taken.includes(value), 'means something else')

/** Every partner by its code; admins only, like all calls about partners. */
export const staffPartners = defineCall({
  method: 'GET',
  path: '/api/staff/partners',
  access: 'staff',
  summary: 'Partners',
  request: request({}),
  response: z.array(staffPartner),
})

/** Saves all settings of a partner; a new code adds a partner, which works from then on without a release. */
export const savePartner = defineCall({
  method: 'POST',
  path: '/api/staff/partners/:code',
  access: 'staff',
  summary: 'Adds or changes a partner',
  request: request({ code, settings: partnerSettings }),
  response: staffPartner,
})

/**
 * Gives a partner new keys. The earlier ones stay good for hand-overs for a week, those before them end. Left empty,
 * a cipher key and a secret are made here and told this once, for the partner; given ones are never told again.
 */
export const rotatePartnerKeys = defineCall({
  method: 'POST',
  path: '/api/staff/partners/:code/keys',
  access: 'staff',
  summary: 'Gives a partner new keys',
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

/**
 * Gives a bank's card page its keys, from now on: AES-256 as 64 hex digits, and the secret that signs what servers tell
 * each other. They are never told again.
 */
export const setCardKeys = defineCall({
  method: 'POST',
  path: '/api/staff/partners/:code/card-keys',
  access: 'staff',
  summary: "Sets the keys of a bank's card page",
  request: request({ code, key: text(200), secret: text(500).pipe(z.string().min(1)) }),
  response: staffPartner,
})

/**
 * What happened with a partner, the latest first: what staff changed, or which hand-overs were taken and refused. Apart,
 * since hand-overs come by the minute. The next page begins after the last row's id (`after_id`).
 */
export const staffPartnerEvents = defineCall({
  method: 'GET',
  path: '/api/staff/partners/:code/events',
  access: 'staff',
  summary: "A partner's trail",
  request: request({
    code,
    about: z.enum(['changes', 'hand_overs']),
    limit: limit(defaultPageSize),
    after_id: maybe(bigId),
  }),
  response: z.array(partnerEvent),
})
