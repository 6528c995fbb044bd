import type { ErrorEntries } from './entry.ts'

/** Captcha, phone and one-time code. Booking dialogs have a wording of their own for wrong and expired codes. */
export const signInErrors = {
  'captcha.wrong': { code: 1 },
  'captcha.empty': { code: 1001 },
  'captcha.expired': { code: 1002 },
  'phone.empty': { code: 1101 },
  'phone.format': { code: 1102 },
  'phone.registered': { code: 1103 },
  'phone.unregistered': { code: 1104 },
  'email.format': { code: 1105 },
  'email.other': { code: 1106 },
  'otp.wrong': { code: 1201 },
  'otp.expired': { code: 1202 },
  'otp.wrongOnLoginPage': { code: 1203 },
  'otp.wrongForBooking': { code: 1204 },
  'otp.expiredForBooking': { code: 1205 },
  'otp.tooSoon': { code: 1206, slots: ['n'] },
  'otp.tooManyToday': { code: 1207, slots: ['max'] },
  'otp.tooManyFromHere': { code: 1213, slots: ['max'] },
  'otp.notSent': { code: 1208 },
  'passkey.refused': { code: 1214 },
  'passkey.proofNeeded': { code: 1215 },
  'passkey.tooMany': { code: 1216, slots: ['max'] },
} as const satisfies ErrorEntries
