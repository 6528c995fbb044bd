import { accountErrors } from './errors/account.ts'
import { alternativeErrors } from './errors/alternative.ts'
import { bookingErrors } from './errors/booking.ts'
import { clubErrors } from './errors/club.ts'
import { counterOfferErrors } from './errors/counter-offer.ts'
import { documentErrors } from './errors/document.ts'
import { flightErrors } from './errors/flight.ts'
import { insuranceErrors } from './errors/insurance.ts'
import { messageErrors } from './errors/message.ts'
import { partnerErrors } from './errors/partner.ts'
import { paymentErrors } from './errors/payment.ts'
import { refundErrors } from './errors/refund.ts'
import { requestErrors } from './errors/request.ts'
import { shareErrors } from './errors/share.ts'
import { signInErrors } from './errors/sign-in.ts'
import { staffErrors } from './errors/staff.ts'
import { staffContentErrors } from './errors/staff-content.ts'
import { staffGolfErrors } from './errors/staff-golf.ts'
import { waitlistErrors } from './errors/waitlist.ts'
import { weatherErrors } from './errors/weather.ts'

/** Every refusal the product answers with: its code, and what its text needs. */
export const errors = {
  ...requestErrors,
  ...signInErrors,
  ...accountErrors,
  ...bookingErrors,
  ...clubErrors,
  ...counterOfferErrors,
  ...alternativeErrors,
  ...paymentErrors,
  ...shareErrors,
  ...waitlistErrors,
  ...flightErrors,
  ...weatherErrors,
  ...messageErrors,
  ...partnerErrors,
  ...refundErrors,
  ...insuranceErrors,
  ...documentErrors,
  ...staffErrors,
  ...staffGolfErrors,
  ...staffContentErrors,
} as const

export type ErrorName = keyof typeof errors

/** The values a refusal's text needs: `{ n: number }` for `otp.tooSoon`, nothing for most. */
export type ErrorSlots<Name extends ErrorName> = Readonly<
  Record<
    (typeof errors)[Name] extends { readonly slots: readonly (infer Slot extends string)[] } ? Slot : never,
    string | number
  >
>

/** The HTTP status a refusal goes out with: its code when that is one, else 200; an ended session is 200 too. */
export function httpStatusOf(name: ErrorName): number {
  const { code } = errors[name]
  return code >= 400 && code <= 599 && code !== 498 ? code : 200
}
