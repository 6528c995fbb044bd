import { isLanguage, type Language } from '@teeviet/contract/rules/languages'
import { checkPhone, todaysMobile } from '@teeviet/contract/rules/phone'
import { ssoTokenSeconds } from '@teeviet/contract/rules/sso'
import type { SsoValues } from './payload.ts'

/** A customer as the partner vouches for them. */
export type SsoCustomer = {
  cif: string
  phone: string
  nonce: string
  fullname: string
  orderId: string | null
  lang: Language | null
}

export type Refused = 'altered' | 'foreign' | 'incomplete' | 'expired' | 'early' | 'replayed'

/** Times of issue above this are milliseconds. */
const mostSeconds = 100_000_000_000

/**
 * Checks the values of an opened SSO token: it must name its own partner, a customer with a mobile phone, and a time of
 * issue at most five minutes from now.
 */
export function checkSsoToken(values: SsoValues, code: string, now: Date): SsoCustomer | Refused {
  if (values.partner !== code) return 'foreign'
  const cif = (values.cif ?? '').trim()
  const nonce = (values.nonce ?? '').trim()
  const phone = checkPhone(values.phone ?? '', true)
  const ts = Number(values.ts)
  if (cif === '' || cif.length > 64 || nonce === '' || nonce.length > 200 || !phone.ok || !(ts > 0))
    return 'incomplete'
  const age = now.getTime() / 1000 - (ts > mostSeconds ? ts / 1000 : ts)
  if (age > ssoTokenSeconds) return 'expired'
  if (age < -ssoTokenSeconds) return 'early'
  return {
    cif,
    nonce,
    phone: todaysMobile(phone.phone),
    fullname: (values.fullname ?? '').trim().slice(0, 100),
    orderId: (values.order_id ?? '').slice(0, 64) || null,
    lang: isLanguage(values.lang) ? values.lang : null,
  }
}
