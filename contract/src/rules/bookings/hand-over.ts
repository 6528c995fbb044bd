/** How a partner's app may write down the customer it hands over, each chosen in the partner's row. */
export const handOverCiphers = ['aes-256-gcm', 'aes-256-cbc', 'aes-256-ecb'] as const
export const handOverEncodings = ['base64', 'base64url', 'hex'] as const
export const handOverPayloads = ['json', 'query', 'joined'] as const
/** `none` only with GCM, which is its own proof; `joined-sha256` is the last of the joined values. */
export const handOverProofs = ['none', 'hmac-sha256', 'rsa-sha256', 'joined-sha256'] as const

export type HandOverShape = {
  readonly cipher: (typeof handOverCiphers)[number]
  readonly encoding: (typeof handOverEncodings)[number]
  readonly payload: (typeof handOverPayloads)[number]
  readonly proof: (typeof handOverProofs)[number]
}

/**
 * What a hand-over says, by its names in JSON and in a query, and in this order when the values are joined with `|`.
 * `partner` is the partner's code, `ts` the time of issue in seconds, `nonce` a text never used before.
 */
export const handOverFields = [
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

/** Whether somebody without the key could alter or make a hand-over of this shape unnoticed. */
export function isUnproven({ cipher, payload, proof }: HandOverShape): boolean {
  if (proof === 'none') return cipher !== 'aes-256-gcm'
  return proof === 'joined-sha256' && payload !== 'joined'
}

/** An issue time further than this from now is refused. */
export const handOverSeconds = 5 * 60
/** A customer handed over for the first time has this long to enter the code from the SMS. */
export const handInSeconds = 15 * 60
