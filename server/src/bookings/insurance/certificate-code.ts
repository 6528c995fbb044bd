import { timingSafeEqual } from 'node:crypto'
import { keyedHash } from '#identity/devices/keyed-hash'
import type { Context } from '#platform/context/context'

const signatureBytes = 16

/** The printed code of a certificate: its number and a signature, so that only this installation makes one. */
export function codeOfCertificate(ctx: Pick<Context, 'config'>, number: string): string {
  return `${number}-${signatureOf(ctx, number).toString('base64url')}`
}

/** The number of a certificate in a code of this installation; null for any other text. */
export function numberInCode(ctx: Pick<Context, 'config'>, code: string): string | null {
  const [, number, written] = /^(HIO\d{8,})-([\w-]{22})$/.exec(code) ?? []
  if (number === undefined || written === undefined) return null
  const signature = signatureOf(ctx, number).toString('base64url')
  return timingSafeEqual(Buffer.from(written), Buffer.from(signature)) ? number : null
}

function signatureOf({ config }: Pick<Context, 'config'>, number: string): Buffer {
  return keyedHash(config.secrets.code, 'insurance certificate', number).subarray(0, signatureBytes)
}
