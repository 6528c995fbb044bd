import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { CardShape } from '@teeviet/contract/rules/money/bank-card'

/** How a bank encrypts what goes through the browser; the texts are base64. */
type CipherMode = CardShape['cipher']

/** Encrypts for a bank with AES-256. `iv` is for checking against known texts; it is random otherwise. */
export function encrypt(plain: string, key: Buffer, mode: CipherMode, iv?: Buffer): string {
  if (mode === 'ecb') {
    const cipher = createCipheriv('aes-256-ecb', key, null)
    return Buffer.concat([cipher.update(plain), cipher.final()]).toString('base64')
  }
  if (mode === 'gcm') {
    const nonce = iv ?? randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', key, nonce)
    return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]).toString(
      'base64',
    )
  }
  const front = iv ?? randomBytes(16)
  const cipher = createCipheriv('aes-256-cbc', key, front)
  return Buffer.concat([front, cipher.update(plain), cipher.final()]).toString('base64')
}

/** Decrypts a bank's text; null when it was not made with this key and mode. */
export function decrypt(text: string, key: Buffer, mode: CipherMode): string | null {
  // a plus that went through an address comes back as a space
  const bytes = Buffer.from(text.replace(/ /g, '+'), 'base64')
  try {
    if (mode === 'ecb') {
      const decipher = createDecipheriv('aes-256-ecb', key, null)
      return Buffer.concat([decipher.update(bytes), decipher.final()]).toString()
    }
    if (mode === 'gcm') {
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
      decipher.setAuthTag(bytes.subarray(-16))
      return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString()
    }
    const decipher = createDecipheriv('aes-256-cbc', key, bytes.subarray(0, 16))
    return Buffer.concat([decipher.update(bytes.subarray(16)), decipher.final()]).toString()
  } catch {
    return null
  }
}
