/** The formats of a partner's SSO tokens; the partner's row chooses one of each. */
export const ssoCiphers = ['aes-256-gcm', 'aes-256-cbc', 'aes-256-ecb'] as const
export const ssoEncodings = ['base64', 'base64url', 'hex'] as const
export const ssoPayloads = ['json', 'query', 'joined'] as const
/** `none` only with GCM, which is its own proof; `joined-sha256` is the last of the joined values. */
export const ssoProofs = ['none', 'hmac-sha256', 'rsa-sha256', 'joined-sha256'] as const

export type SsoShape = {
  readonly cipher: (typeof ssoCiphers)[number]
  readonly encoding: (typeof ssoEncodings)[number]
  readonly payload: (typeof ssoPayloads)[number]
  readonly proof: (typeof ssoProofs)[number]
}

/**
 * The fields of an SSO token: their names in JSON and in a query, and their order when the values are joined with `|`.
 * `partner` is the partner's code, `ts` the time of issue in seconds, `nonce` a text never used before.
 */
export const ssoFields = [
  'partner',
  'cif',
  'phone',
  'ts',
  'nonce',
  'fullname',
  'email',
  'order_id',
  'lang',
] as const

/** Whether an attacker without the key could alter or make an SSO token of this shape unnoticed. */
export function isUnproven({ cipher, payload, proof }: SsoShape): boolean {
  if (proof === 'none') return cipher !== 'aes-256-gcm'
  return proof === 'joined-sha256' && payload !== 'joined'
}

/** An issue time further than this from now is refused. */
export const ssoTokenSeconds = 5 * 60
/** A customer signed in by SSO for the first time has this long to enter the code from the SMS. */
export const ssoLoginSeconds = 15 * 60
