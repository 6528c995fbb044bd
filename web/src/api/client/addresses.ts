import type { Language } from '@teeviet/contract/rules/languages'
import { addressOf } from './bases.ts'

/** Where the picture of a captcha is fetched; `keydata` names it. */
export function captchaPicture(keydata: string): string {
  return addressOf(`/api/captcha/admin/get-captcha?keydata=${keydata}`)
}

/** Where a round's calendar entry is fetched, in the reader's language. */
export function calendarAddress(code: string, language: Language): string {
  return `/api/rounds/${encodeURIComponent(code)}/calendar?lang=${language}`
}

/** Where the QR code of an insurance certificate is fetched, by the signed code of the certificate. */
export function certificatePicture(code: string): string {
  return addressOf(`/api/insurance/certificate_qr?code=${encodeURIComponent(code)}`)
}

/** Where the QR code of a booking code is fetched. */
export function codePicture(code: string): string {
  return addressOf(`/api/services/booking_code_qr?code=${encodeURIComponent(code)}`)
}
