import { createHash, createHmac } from 'node:crypto'

/** Sacombank's checksum: SHA-256 of the values and the secret, joined by bars. */
export function barredChecksum(values: readonly (string | number)[], secret: string): string {
  return createHash('sha256')
    .update([...values, secret].join('|'))
    .digest('hex')
}

/** The signature of the messages between servers: HMAC-SHA256 over the cipher text. */
export function signatureOf(data: string, secret: string): string {
  return createHmac('sha256', secret).update(data).digest('hex')
}
