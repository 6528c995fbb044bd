import { Secret, TOTP } from 'otpauth'

/** What every authenticator app can do: SHA-1, six figures, 30 seconds (RFC 6238). */
const shape = { algorithm: 'SHA1', digits: 6, period: 30 } as const
const issuer = 'TeeViet'
/** A clock may be one step behind or ahead. */
const window = 1

export function newSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** The address that an app reads from the QR code. */
export function appAddress(secret: string, email: string): string {
  return totpOf(secret, email).toString()
}

/** The step of 30 seconds a code belongs to; null for a wrong code, or one of another time. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const delta = totpOf(secret, '').validate({ token: code, window, timestamp })
  return delta === null ? null : Math.floor(timestamp / 1000 / shape.period) + delta
}

/** The code an app shows. */
export function codeAt(secret: string, at: Date): string {
  return totpOf(secret, '').generate({ timestamp: at.getTime() })
}

function totpOf(secret: string, label: string): TOTP {
  return new TOTP({ ...shape, issuer, label, secret: Secret.fromBase32(secret) })
}
