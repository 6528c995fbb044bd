import { createPublicKey, verify } from 'node:crypto'
import { z } from 'zod'

const claims = z.object({ aud: z.string(), exp: z.int(), sub: z.string().regex(/^(mailto:|https:)/) })
const longestSeconds = 24 * 3600

/**
 * Whether a server identifies itself as the one that a browser subscribed to (RFC 8292): a token of at most a day for the
 * origin of this push service, signed with the private part of `key` (base64url).
 */
export function isSignedBy(
  authorization: string | undefined,
  { key, origin, now }: { key: string; origin: string; now: Date },
): boolean {
  const [, token, sentKey] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization ?? '') ?? []
  const [head, body, signature] = token?.split('.') ?? []
  if (sentKey !== key || !head || !body || !signature) return false
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const read = claims.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString()))
  const seconds = now.getTime() / 1000
  return (
    isSigned &&
    read.success &&
    read.data.aud === origin &&
    read.data.exp > seconds &&
    read.data.exp <= seconds + longestSeconds
  )
}
