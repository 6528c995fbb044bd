import type { Language } from '@teeviet/contract/rules/languages'
import { errors, jwtVerify, SignJWT } from 'jose'

/** The token's payload for the browser. The server trusts only the session id. */
export type TokenClaims = {
  vga: number
  phone: string
  fullname: string
  bankId: number | null
  cif: string | null
  lang: Language
}

const algorithm = 'HS256'
/** Tokens whose signature is remembered: about 4 MB. */
const mostChecked = 5_000
const sessionId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** Signs the token of a session; it ends when the session does. */
export function signToken(
  secret: string,
  session: { id: string; issuedAt: Date; expiresAt: Date },
  { vga, phone, fullname, bankId, cif, lang }: TokenClaims,
): Promise<string> {
  return new SignJWT({ uid: vga, vga, phone, fullname, bank_id: bankId, cif, lang })
    .setProtectedHeader({ alg: algorithm })
    .setJti(session.id)
    .setIssuedAt(session.issuedAt)
    .setExpirationTime(session.expiresAt)
    .sign(Buffer.from(secret))
}

/** Returns the session id a token was signed for; null when it is forged, altered, expired or no token. */
export function tokenReader(secret: string): (token: string, now: Date) => Promise<string | null> {
  // Imported once: doing it for each request costs as much as the check itself.
  const key = crypto.subtle.importKey('raw', Buffer.from(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'verify',
  ])
  // A verified signature is cached: a browser's next calls skip its check. The expiry is checked each time, and the
  // session's row is read each time.
  const checked = new Map<string, { session: string; endsAt: number }>()
  return async (token, now) => {
    const known = checked.get(token)
    if (known) return now.getTime() < known.endsAt ? known.session : null
    try {
      const { payload } = await jwtVerify(token, await key, { algorithms: [algorithm], currentDate: now })
      const { jti: session, exp } = payload
      if (session === undefined || !sessionId.test(session)) return null
      if (exp !== undefined) {
        if (checked.size >= mostChecked) checked.delete(checked.keys().next().value ?? token)
        checked.set(token, { session, endsAt: exp * 1000 })
      }
      return session
    } catch (error) {
      if (error instanceof errors.JOSEError) return null
      throw error
    }
  }
}
