import { z } from 'zod'
import { epochMs } from '../../fields.ts'
import { languages } from '../../rules/languages.ts'
import { cardCiphers, cardRedirects } from '../../rules/money/bank-card.ts'
import { partnerFeatures, partnerFonts, partnerIcons, styleNames } from '../../rules/partner-look.ts'
import { partnerScopes } from '../../rules/permissions.ts'
import { isUnproven, ssoCiphers, ssoEncodings, ssoPayloads, ssoProofs } from '../../rules/sso.ts'
import { webhook } from '../systems/webhook.ts'

const inLanguages = z.record(z.enum(languages), z.string().max(120))
const httpsUrl = z.url({ protocol: /^https?$/ }).max(500)
/** Scheme, host and port, nothing behind. */
const origin = z
  .string()
  .max(253)
  .regex(/^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/, 'is no origin')
const host = z
  .string()
  .max(253)
  .regex(/^[a-z0-9.-]+(:\d{1,5})?$/, 'is no host')
const color = z.string().regex(/^#([0-9a-f]{3}|[0-9a-f]{6})$/i, 'is no colour')

/**
 * How the partner's SSO tokens are sealed, or the data sent on to the partner's services; unproven shapes are
 * refused.
 */
export const ssoShape = z
  .object({
    cipher: z.enum(ssoCiphers),
    encoding: z.enum(ssoEncodings),
    payload: z.enum(ssoPayloads),
    proof: z.enum(ssoProofs),
  })
  .refine((shape) => !isUnproven(shape), 'proves nothing')

/** The partner settings staff may change; they include everything for a new bank. */
export const partnerSettings = z.object({
  name: z.string().min(1).max(60),
  bank_id: z.int().min(1).max(32_767).nullable(),
  source: z.int().min(1).max(32_767).nullable(),
  merchant: z.string().min(1).max(32).nullable(),
  screen_type: z.int().min(1).max(32_767),
  style: z.partialRecord(z.enum(styleNames), color),
  font: z.enum(partnerFonts),
  icons: z.enum(partnerIcons),
  titles: z.object({ app: inLanguages, welcome: inLanguages }),
  features: z.array(z.enum(partnerFeatures)).max(partnerFeatures.length),
  /** Where pages may be framed from. */
  frame_origins: z.array(origin).max(20),
  /** Default: the first of the frame origins. */
  message_origin: origin.nullable(),
  /** Hosts the browser may be sent to on this partner's behalf. */
  allowed_hosts: z.array(host).max(20),
  app_url: httpsUrl.nullable(),
  shop_url: httpsUrl.nullable(),
  hio_url: httpsUrl.nullable(),
  callback_url: httpsUrl.nullable(),
  hand_over: ssoShape.nullable(),
  sealing: ssoShape.nullable(),
  /** This bank's own card page, which its golfers pay on: how it takes them over, its root, and our number there. */
  card: z.object({ cipher: z.enum(cardCiphers), hand_over: z.enum(cardRedirects) }).nullable(),
  card_url: httpsUrl.nullable(),
  card_merchant: z.string().min(1).max(64).nullable(),
  is_active: z.boolean(),
})

export const partnerKey = z.object({
  key_id: z.string(),
  created_at: epochMs,
  created_by: z.string(),
  /** When a key that was replaced stops being accepted; null for the current one. */
  valid_until: epochMs.nullable(),
  has_verify_key: z.boolean(),
})

/** A partner in the console; keys are listed by fingerprint, never shown. */
export const staffPartner = partnerSettings
  .extend({
    code: z.string(),
    /** Its addresses and keys are the sandbox's, replaced at each start. */
    is_sandbox: z.boolean(),
    updated_at: epochMs,
    keys: z.array(partnerKey),
    /** The name of the keys of its card page; null for none. */
    card_key_id: z.string().nullable(),
    /** Where the events of its customers' bookings go. */
    webhook,
    /** The current key of its system; null without one. */
    api_key: z
      .object({
        key_id: z.string(),
        scopes: z.array(z.enum(partnerScopes)),
        created_at: epochMs,
        used_at: epochMs.nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'StaffPartner' })

export const partnerEvent = z.object({
  id: z.int(),
  at: epochMs,
  what: z.enum([
    'created',
    'changed',
    'keys_rotated',
    'card_keys_changed',
    'webhook_saved',
    'webhook_secret_ended',
    'event_replayed',
    'api_key_renewed',
    'api_keys_ended',
    'hand_over_accepted',
    'hand_over_refused',
  ]),
  /** The actor: the staff member's email; empty for the partner itself. */
  who: z.string(),
  /** Which settings were changed, or why an SSO token was refused. */
  detail: z.string(),
})
