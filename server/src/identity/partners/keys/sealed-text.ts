import { createHash } from 'node:crypto'
import type { Context } from '#platform/context/context'
import { decrypt, encrypt } from './cipher.ts'

type Where = Pick<Context, 'config'>

/** Keys as the database holds them: encrypted with the server's own. */
export function sealText({ config }: Where, plain: string): Buffer {
  return encrypt('aes-256-gcm', keyFrom(config.secrets.partnerKeys), plain)
}

/** Opens text sealed by `sealText`. Throws when it was sealed with another secret. */
export function unsealText({ config }: Where, sealed: Buffer): string {
  const plain = decrypt('aes-256-gcm', keyFrom(config.secrets.partnerKeys), sealed)
  if (plain === null) throw new Error('partner keys were sealed with another PARTNER_KEYS_SECRET')
  return plain
}

/** A fingerprint of keys: distinguishes them and reveals nothing about them. */
export function nameOfKeys(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12)
}

function keyFrom(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
