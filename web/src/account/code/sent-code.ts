import { serverNow } from '@teeviet/contract/live/server-clock'
import { resendWithoutCaptchaSeconds } from '@teeviet/contract/rules/limits'
import { localKeys } from '#session/local-keys.ts'
import { readLocal, removeLocal, writeLocal } from '#session/local-store.ts'

/** A login code on its way to a phone. It outlives a reload; the code itself is never kept. */
export type SentCode = {
  phone: string
  /** Where the code went instead, for a foreign number. */
  email?: string | undefined
  /** When the countdown ends, epoch ms by the server's clock. */
  until: number
  /** The customer number at the partner bank whose page asked for it; empty for our own dialog. */
  cif: string
  merchant: string
  /** The golfer asked for a new account. */
  isRegistering: boolean
}

export function rememberSentCode(code: SentCode): void {
  writeLocal(localKeys.sentCode, JSON.stringify(code))
}

export function forgetSentCode(): void {
  removeLocal(localKeys.sentCode)
}

/** The last code sent, while it or a resend without a new captcha is still possible; else null. */
export function sentCode(now = serverNow()): SentCode | null {
  const kept = readSentCode(readLocal(localKeys.sentCode))
  return kept && now < kept.until + resendWithoutCaptchaSeconds * 1000 ? kept : null
}

/** Reads what was kept; null when it is not what we wrote. */
export function readSentCode(stored: string | null): SentCode | null {
  try {
    const kept: unknown = JSON.parse(stored ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('phone' in kept) || !('until' in kept)) return null
    const { phone, until } = kept
    if (typeof phone !== 'string' || typeof until !== 'number') return null
    return {
      phone,
      ...('email' in kept && typeof kept.email === 'string' ? { email: kept.email } : {}),
      until,
      cif: 'cif' in kept ? String(kept.cif) : '',
      merchant: 'merchant' in kept ? String(kept.merchant) : '',
      isRegistering: 'isRegistering' in kept && kept.isRegistering === true,
    }
  } catch {
    return null
  }
}
