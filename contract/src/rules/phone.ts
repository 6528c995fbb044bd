const mobile = /^0[35789]\d{8}$/
/** The mobile numbers of before 2018, eleven digits. */
const olderMobile = /^01[2689]\d{8}$/
const service = /^(?:1900|1800|1901|1902)\d{4}$/
const landline = /^02\d{9}$/

/** Beginnings that moved in 2018; the last seven digits stayed. Others have no successor. */
const movedBeginnings: Readonly<Record<string, string>> = {
  '0162': '032',
  '0163': '033',
  '0164': '034',
  '0165': '035',
  '0166': '036',
  '0167': '037',
  '0168': '038',
  '0169': '039',
  '0120': '070',
  '0121': '079',
  '0122': '077',
  '0126': '076',
  '0128': '078',
  '0123': '083',
  '0124': '084',
  '0125': '085',
  '0127': '081',
  '0129': '082',
  '0186': '056',
  '0188': '058',
  '0199': '059',
}

/**
 * A typed Vietnamese number as it is stored and compared: no spaces, dots or dashes; `+84`, and `84` followed by
 * at least nine digits, become `0` (also where the `0` was typed after them); a leading `0` is added to nine or
 * ten digits that start with none. Anything else comes back as typed, for the format check to refuse.
 */
export function normalisePhone(typed: string): string {
  const bare = typed.replace(/[\s.\-()]/g, '')
  const rest = bare.startsWith('+84') ? bare.slice(3) : /^84\d{9,}$/.test(bare) ? bare.slice(2) : null
  if (rest !== null) return `0${rest.replace(/^0/, '')}`
  return /^[1-9]\d{8,9}$/.test(bare) ? `0${bare}` : bare
}

/** Whether a normalised number can receive an SMS: a mobile number, of today or of before 2018. */
export function isMobile(phone: string): boolean {
  return mobile.test(phone) || olderMobile.test(phone)
}

/** Whether a normalised number has a form the specification allows: mobile, service number or 02 plus nine digits. */
export function isPhone(phone: string): boolean {
  return isMobile(phone) || service.test(phone) || landline.test(phone)
}

/** The number a mobile of before 2018 has today; every other number, and one without successor, is unchanged. */
export function todaysMobile(phone: string): string {
  const beginning = olderMobile.test(phone) ? movedBeginnings[phone.slice(0, 4)] : undefined
  return beginning === undefined ? phone : beginning + phone.slice(4)
}

/** Whether a number is being typed with the prefix of another country, as `+82 10`: no SMS can be sent to it. */
export function isForeignPhone(typed: string): boolean {
  const country = /^(?:\+|00)(\d{1,2})/.exec(typed.replace(/[\s.\-()]/g, ''))?.[1]
  return country !== undefined && !'84'.startsWith(country)
}

/**
 * A typed number of another country as it is stored (E.164): `+82 10-1234-5678` and `0082…` become `+821012345678`.
 * Null for Vietnamese numbers and anything that is no number.
 */
export function foreignPhoneOf(typed: string): string | null {
  const phone = typed.replace(/[\s.\-()]/g, '').replace(/^00/, '+')
  return /^\+[1-9]\d{6,14}$/.test(phone) && !phone.startsWith('+84') ? phone : null
}

/** The form of an e-mail address, `a@b.c`. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text)
}

export type PhoneCheck =
  | { readonly ok: true; readonly phone: string }
  | { readonly ok: false; readonly error: 'phone.empty' | 'phone.format' }

/**
 * Normalises and checks a typed number. `mobileOnly` is for sign-in and for players: there a service or 02
 * number is refused as well, because no code can be sent to it.
 */
export function checkPhone(typed: string, mobileOnly = false): PhoneCheck {
  const phone = normalisePhone(typed)
  if (phone === '') return { ok: false, error: 'phone.empty' }
  const fits = mobileOnly ? isMobile(phone) : isPhone(phone)
  return fits ? { ok: true, phone } : { ok: false, error: 'phone.format' }
}
