import { createHash, createHmac } from 'node:crypto'
import type { Checkout } from '../checkouts/checkout.ts'

/** The text a merchant signs: every field but the signature, by key, with the secret. */
export function isSigned(body: Record<string, unknown>, key: string): boolean {
  const { signature, ...fields } = body
  const data = Object.keys(fields).sort()
  const text = data.map((name) => `${name}=${fields[name] ?? ''}`).join('&')
  return createHmac('sha256', key).update(text).digest('hex') === signature
}

export const sha256 = (...values: (string | number)[]) =>
  createHash('sha256').update(values.join('')).digest('hex')

/** The checksum of a notification: this gateway writes amounts with one decimal when it hashes them. */
export function noticeChecksum({ order, number, amount }: Checkout, key: string): string {
  return createHash('md5').update(`${order}${amount}.0${number}${key}`).digest('hex')
}
