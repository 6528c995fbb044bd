import type { SsoShape } from '@teeviet/contract/rules/sso'
import { encrypt } from '../keys/cipher.ts'
import type { PartnerKeys } from '../keys/keys.ts'
import { type SsoValues, writePayload } from './payload.ts'
import { hmacOf, joinedHash } from './proof.ts'

/**
 * Seals values for a partner in its shape, as `openSsoToken` reads them.
 * @throws for `rsa-sha256`: partners sign with keys of their own, which we do not have
 */
export function sealFor(shape: SsoShape, keys: PartnerKeys, values: SsoValues): string {
  if (shape.proof === 'rsa-sha256') throw new Error('what we hand on is not signed with RSA')
  const written = writePayload(shape.payload, values)
  const plain =
    shape.proof === 'joined-sha256' ? `${written}|${joinedHash(keys.macSecret, written)}` : written
  const text = encrypt(shape.cipher, keys.cipherKey, plain).toString(shape.encoding)
  return shape.proof === 'hmac-sha256' ? `${text}.${hmacOf(keys.macSecret, text).toString('base64')}` : text
}
