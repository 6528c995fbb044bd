import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { SsoShape } from '@teeviet/contract/rules/sso'

type Cipher = SsoShape['cipher']

const tagBytes = 16
/** How many bytes in front of the cipher text begin it. */
const ivBytes: Readonly<Record<Cipher, number>> = { 'aes-256-gcm': 12, 'aes-256-cbc': 16, 'aes-256-ecb': 0 }

/** Encrypts a text with a key of 32 bytes: the IV in front, the tag of GCM behind, PKCS#7 padding otherwise. */
export function encrypt(cipher: Cipher, key: Buffer, plain: string): Buffer {
  const iv = randomBytes(ivBytes[cipher])
  if (cipher === 'aes-256-gcm') {
    const engine = createCipheriv(cipher, key, iv)
    return Buffer.concat([iv, engine.update(plain, 'utf8'), engine.final(), engine.getAuthTag()])
  }
  const engine = createCipheriv(cipher, key, iv.length > 0 ? iv : null)
  return Buffer.concat([iv, engine.update(plain, 'utf8'), engine.final()])
}

/** The text again; null when the key does not fit or a byte was changed (which CBC and ECB do not always notice). */
export function decrypt(cipher: Cipher, key: Buffer, sent: Buffer): string | null {
  const start = ivBytes[cipher]
  const iv = sent.subarray(0, start)
  try {
    if (cipher === 'aes-256-gcm') {
      if (sent.length < start + tagBytes) return null
      const engine = createDecipheriv(cipher, key, iv, { authTagLength: tagBytes })
      engine.setAuthTag(sent.subarray(-tagBytes))
      return Buffer.concat([engine.update(sent.subarray(start, -tagBytes)), engine.final()]).toString('utf8')
    }
    const engine = createDecipheriv(cipher, key, iv.length > 0 ? iv : null)
    return Buffer.concat([engine.update(sent.subarray(start)), engine.final()]).toString('utf8')
  } catch {
    return null
  }
}
