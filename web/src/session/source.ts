import { flagCookieSeconds } from '@teeviet/contract/rules/limits'
import { setCookie } from './cookies.ts'
import { localKeys } from './local-keys.ts'
import { readLocal, writeLocal } from './local-store.ts'

/**
 * Remembers where a purchase comes from: the `source` query of an entry, kept here and for an hour in a cookie.
 * 4 direct on a phone, 5 direct on a desktop when nothing was said.
 */
export function rememberSource(search: string, isPhone: boolean): void {
  const query = new URLSearchParams(search)
  const asked = query.get('source')
  if (asked !== null && /^\d{1,4}$/.test(asked)) writeLocal(localKeys.source, asked)
  else if (readLocal(localKeys.source) === null) writeLocal(localKeys.source, isPhone ? '4' : '5')
  const event = query.get('event')
  if (event !== null && event.length <= 60) writeLocal(localKeys.eventName, event)
  if (asked !== null || event !== null)
    setCookie('source', readLocal(localKeys.source) ?? '', flagCookieSeconds)
}

/**
 * Remembers the partner a golfer came through as the source of purchase (7 BIDV, 9 JinPro, 13 EVGA), unless the address
 * names another one.
 */
export function rememberPartnerSource(source: number | null, search: string): void {
  if (source !== null && !new URLSearchParams(search).has('source'))
    writeLocal(localKeys.source, String(source))
}

/** Marks for an hour that a login happened in this browser. */
export function rememberLogin(): void {
  setCookie('login_flag', '1', flagCookieSeconds)
}

/** Remembers the partner whose entry page was opened; logging in afterwards carries it. */
export function rememberMerchant(merchant: string): void {
  writeLocal(localKeys.merchant, merchant)
}

/** The partner to name on the request for a code and on the login; undefined for most. */
export function currentMerchant(): string | undefined {
  return readLocal(localKeys.merchant) || undefined
}
