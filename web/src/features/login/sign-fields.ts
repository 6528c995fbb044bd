import { defaultSignatureSecret, signedText } from '@teeviet/contract/rules/signature'

/** `signdata` of a request over its own fields: empty where the browser cannot hash (pages without TLS). */
export async function signFields(fields: Readonly<Record<string, string | number>>): Promise<string> {
  const secret = import.meta.env.VITE_SIGNATURE_SECRET ?? defaultSignatureSecret
  const text = new TextEncoder().encode(signedText(secret, fields))
  const hash = await crypto.subtle?.digest('SHA-256', text)
  return Array.from(new Uint8Array(hash ?? []), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
