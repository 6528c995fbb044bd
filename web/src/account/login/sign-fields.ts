import { defaultSignatureSecret, signedText } from '@teeviet/contract/rules/signature'

/** `signdata` of a request over its own fields. */
export async function signFields(fields: Readonly<Record<string, string | number>>): Promise<string> {
  const secret = import.meta.env.VITE_SIGNATURE_SECRET ?? defaultSignatureSecret
  const hash = await sha256(new TextEncoder().encode(signedText(secret, fields)))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Browsers hash only on pages with TLS; a phone on the office network comes without. */
async function sha256(text: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const known = await crypto.subtle?.digest('SHA-256', text)
  return known ? new Uint8Array(known) : (await import('@noble/hashes/sha2.js')).sha256(text)
}
