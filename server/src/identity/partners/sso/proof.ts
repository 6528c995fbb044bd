import { createHash, createHmac, timingSafeEqual, verify } from 'node:crypto'
import type { PartnerKeys } from '../keys/keys.ts'

/** The HMAC-SHA256 of a text with the shared secret. */
export function hmacOf(secret: string, text: string): Buffer {
  return createHmac('sha256', secret).update(text).digest()
}

/** The last of joined values: the lower-case hex SHA-256 of the others, a bar and the shared secret. */
export function joinedHash(secret: string, text: string): string {
  return createHash('sha256').update(`${text}|${secret}`).digest('hex')
}

/** Whether the signature (base64) behind the dot covers the text before it. */
export function isSignedBy(
  proof: 'hmac-sha256' | 'rsa-sha256',
  keys: PartnerKeys,
  text: string,
  signature: string,
): boolean {
  const given = Buffer.from(signature, 'base64')
  if (proof === 'hmac-sha256') return sameBytes(hmacOf(keys.macSecret, text), given)
  if (keys.verifyKey === null) return false
  try {
    return verify('sha256', Buffer.from(text), keys.verifyKey, given)
  } catch {
    return false
  }
}

/** The values in front of a joined hash, once the hash fits; null otherwise. */
export function withoutJoinedHash(keys: PartnerKeys, joined: string): string | null {
  const bar = joined.lastIndexOf('|')
  if (bar < 0) return null
  const text = joined.slice(0, bar)
  const expected = Buffer.from(joinedHash(keys.macSecret, text))
  return sameBytes(expected, Buffer.from(joined.slice(bar + 1))) ? text : null
}

function sameBytes(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other)
}
