import type { SsoShape } from '@teeviet/contract/rules/sso'
import { decrypt } from '../keys/cipher.ts'
import type { PartnerKeys } from '../keys/keys.ts'
import { readPayload, type SsoValues } from './payload.ts'
import { isSignedBy, withoutJoinedHash } from './proof.ts'

/** The content of an SSO token, and its bytes, which identify a repeat in any encoding. */
export type OpenedSsoToken = { values: SsoValues; sent: Buffer }

/**
 * Opens an SSO token with a partner's keys: the signature first where it covers the cipher text, inside otherwise. Null
 * when these keys do not verify it, whatever the reason. A space counts as the plus sign it was.
 */
export function openSsoToken(shape: SsoShape, keys: PartnerKeys, data: string): OpenedSsoToken | null {
  const [text = '', signature = '', ...more] = data.replaceAll(' ', '+').split('.')
  if (text === '' || more.length > 0) return null
  if (shape.proof === 'hmac-sha256' || shape.proof === 'rsa-sha256') {
    if (!isSignedBy(shape.proof, keys, text, signature)) return null
  } else if (signature !== '') return null
  const sent = Buffer.from(text, shape.encoding)
  const plain = decrypt(shape.cipher, keys.cipherKey, sent)
  if (plain === null) return null
  const proven = shape.proof === 'joined-sha256' ? withoutJoinedHash(keys, plain) : plain
  const values = proven === null ? null : readPayload(shape.payload, proven)
  return values === null ? null : { values, sent }
}
