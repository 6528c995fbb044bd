import type { Language } from '@teeviet/contract/rules/languages'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import type { Day } from '@teeviet/contract/rules/time/dates'
import { formatRunningDate } from '@teeviet/contract/rules/time/spoken-dates'
import { deadline, fill, type NamedBooking, named, type Payable } from './texts.ts'

/** A golfer asks the organiser of an open flight to join it. */
export function flightAskedText(lang: Language, booking: NamedBooking, link: string): string {
  return fill('flightAsked', lang, { ...named(lang, booking), link })
}

/** A golfer was let in, and the club is asked about the golfer's booking. */
export function flightJoinedText(lang: Language, booking: NamedBooking, link: string): string {
  return fill('flightJoined', lang, { ...named(lang, booking), link })
}

/** A golfer was let in and pays now. */
export function flightPayText(
  lang: Language,
  booking: NamedBooking,
  { amount, payBy, now, link }: Payable,
): string {
  const pay = { amount: formatMoney(amount), deadline: deadline(lang, payBy, now), link }
  return fill('flightPay', lang, { ...named(lang, booking), ...pay })
}

/** The organiser's booking has ended; that of the golfer who joined stays. */
export function flightOrganiserLeftText(lang: Language, booking: NamedBooking, link: string): string {
  return fill('flightOrganiserLeft', lang, { ...named(lang, booking), link })
}

type OfDay = { course: string; playDate: Day }

/** The organiser declined. */
export function flightDeclinedText(lang: Language, { course, playDate }: OfDay): string {
  return fill('flightDeclined', lang, { course, when: formatRunningDate(playDate, lang) })
}

/** The flight was closed, or its booking has ended, before an answer. */
export function flightOverText(lang: Language, { course, playDate }: OfDay): string {
  return fill('flightOver', lang, { course, when: formatRunningDate(playDate, lang) })
}
