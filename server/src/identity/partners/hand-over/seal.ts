import type { HandOverShape } from '@teeviet/contract/rules/bookings/hand-over'
import { encrypt } from '../keys/cipher.ts'
import type { PartnerKeys } from '../keys/keys.ts'
import { type HandOverValues, writePayload } from './payload.ts'
import { hmacOf, joinedHash } from './proof.ts'

/**
 * Seals values for a partner in its shape, as `openHandOver` reads them.
 * @throws for `rsa-sha256`: partners sign with keys of their own, which we do not have
 */
export function sealFor(shape: HandOverShape, keys: PartnerKeys, values: HandOverValues): string {
  if (shape.proof === 'rsa-sha256') throw new Error('what we hand on is not signed with RSA')
  const written = writePayload(shape.payload, values)
  const plain =
    shape.proof === 'joined-sha256' ? `${written}|${joinedHash(keys.macSecret, written)}` : written
  const text = encrypt(shape.cipher, keys.cipherKey, plain).toString(shape.encoding)
  return shape.proof === 'hmac-sha256' ? `${text}.${hmacOf(keys.macSecret, text).toString('base64')}` : text
}
