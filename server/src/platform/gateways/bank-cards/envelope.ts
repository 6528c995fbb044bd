import { z } from 'zod'
import { sameSecret } from '../bank-notifications/signature.ts'
import { signatureOf } from './checksum.ts'
import { decrypt, encrypt } from './cipher.ts'
import type { BankCardSettings } from './settings.ts'

/** The messages between servers: an encrypted text, signed, and our number at the bank. */
export const envelope = z.object({
  merchant: z.string().max(64),
  data: z.string().min(1).max(20_000),
  signature: z.string().min(1).max(128),
})
export type Envelope = z.output<typeof envelope>

const keyOf = ({ key }: Pick<BankCardSettings, 'key'>) => Buffer.from(key, 'hex')

export function encryptFor(settings: Pick<BankCardSettings, 'key' | 'shape'>, content: string): string {
  return encrypt(content, keyOf(settings), settings.shape.cipher)
}

export function seal(settings: BankCardSettings, content: object): Envelope {
  const data = encryptFor(settings, JSON.stringify(content))
  return { merchant: settings.merchant, data, signature: signatureOf(data, settings.secret) }
}

/** The signature covers the cipher text, so it is checked first; undefined when it or the text is not the bank's. */
export function open(settings: BankCardSettings, sealed: Envelope): unknown {
  if (!sameSecret(sealed.signature, signatureOf(sealed.data, settings.secret))) return undefined
  const text = decrypt(sealed.data, keyOf(settings), settings.shape.cipher)
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
