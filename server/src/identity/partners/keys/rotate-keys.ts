import { createPublicKey, randomBytes } from 'node:crypto'
import { previousKeyDays } from '@teeviet/contract/rules/limits'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import { changePartner } from '../change-partner.ts'
import { storeKeys } from './keys.ts'

/** How long the keys before stay good, so that the partner changes over at its own time. */
const changeOverMs = previousKeyDays * 24 * 60 * 60 * 1000

type NewKeys = {
  code: string
  cipherKey: string | undefined
  macSecret: string | undefined
  verifyKey: string | undefined
}

/**
 * Replaces a partner's keys: with the given ones, others generated here.
 * @returns the generated keys, for the partner; null for the given ones
 * @throws Refusal `partner.keyUnreadable`
 */
export async function rotateKeys(
  ctx: Context,
  staff: Staff,
  { code, cipherKey, macSecret, verifyKey }: NewKeys,
): Promise<{ cipherKey: string | null; macSecret: string | null }> {
  const keys = {
    cipherKey: cipherKey === undefined ? randomBytes(32) : readCipherKey(cipherKey),
    macSecret: macSecret ?? randomBytes(32).toString('base64url'),
    verifyKey: verifyKey === undefined ? null : readVerifyKey(verifyKey),
  }
  const earlierUntil = new Date(ctx.clock.now().getTime() + changeOverMs)
  await changePartner(ctx, staff, { code, what: 'keys_rotated' }, (q, partnerId) =>
    storeKeys(ctx, q, partnerId, keys, { staffId: staff.id, earlierUntil }),
  )
  return {
    cipherKey: cipherKey === undefined ? keys.cipherKey.toString('hex') : null,
    macSecret: macSecret === undefined ? keys.macSecret : null,
  }
}

function readCipherKey(text: string): Buffer {
  const written = text.trim()
  const key = Buffer.from(written, /^[0-9a-f]{64}$/i.test(written) ? 'hex' : 'base64')
  if (key.length !== 32) throw new Refusal('partner.keyUnreadable')
  return key
}

/** RSA only: an SSO token's signature is PKCS#1 v1.5. */
function readVerifyKey(pem: string): string {
  try {
    const key = createPublicKey(pem)
    if (key.asymmetricKeyType === 'rsa') return key.export({ type: 'spki', format: 'pem' }).toString()
  } catch {
    // reported below, without the key
  }
  throw new Refusal('partner.keyUnreadable')
}
