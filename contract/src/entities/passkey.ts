import { z } from 'zod'
import { epochMs, text } from '../fields.ts'

/** The options of a WebAuthn call, as far as the product sets them; texts of bytes are base64url (WebAuthn, level 3). */
const common = { challenge: z.string(), timeout: z.int() }

/** A passkey as the browser names it. */
const descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])),
})

export const passkeyOptions = z.object({
  ...common,
  rpId: z.string(),
  userVerification: z.literal('required'),
  /** Empty: the browser offers every passkey that it has for this site. */
  allowCredentials: z.array(descriptor),
})

export const passkeyToAddOptions = z.object({
  ...common,
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  /** The passkeys that the owner has already. */
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    userVerification: z.literal('required'),
  }),
})

/** The longest id of a passkey in base64url: 1023 bytes. */
const credentialId = text(1400)
const named = { id: credentialId, rawId: credentialId, type: z.literal('public-key') }

/** The browser's proof that it holds a passkey. */
export const passkeyAnswer = z.object({
  ...named,
  response: z.object({ clientDataJSON: text(8_000), authenticatorData: text(8_000), signature: text(8_000) }),
})

/** The public key of a new passkey. */
export const passkeyToAdd = z.object({
  ...named,
  response: z.object({
    clientDataJSON: text(8_000),
    attestationObject: text(40_000),
    transports: z.array(text(32)).max(10).optional(),
  }),
})

/** A passkey as its owner sees it: `device` is the name of the browser that added it. */
export const passkeyRow = z.object({
  id: z.int(),
  device: z.string(),
  created_at: epochMs,
  used_at: epochMs.nullable(),
})
