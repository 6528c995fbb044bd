import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import type { Context } from '#platform/context/context'

type Where = Pick<Context, 'config'>

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/** Encrypts the secret of an app: unlike a password it is needed in the clear to check a code. */
export function sealSecret(ctx: Where, secret: string): Buffer {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, keyOf(ctx), iv)
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

/** Throws when it was sealed with another CODE_SECRET. */
export function openSecret(ctx: Where, sealed: Buffer): string {
  const decipher = createDecipheriv(algorithm, keyOf(ctx), sealed.subarray(0, ivBytes))
  decipher.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes))
  return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()]).toString(
    'utf8',
  )
}

function keyOf({ config }: Where): Buffer {
  return createHash('sha256').update(`staff factor ${config.secrets.code}`).digest()
}
