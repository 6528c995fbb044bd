import type { Language } from '@teeviet/contract/rules/languages'
import { deadline, fill, type NamedBooking, named } from './texts.ts'

/** A request was accepted beyond the places that may be held. */
export function requestUnheldText(lang: Language, booking: NamedBooking): string {
  return fill('requestUnheld', lang, named(lang, booking))
}

/** The request was not answered within the staff hour; the places are held a while longer. */
export function overdueHeldText(
  lang: Language,
  booking: NamedBooking,
  { until, now }: { until: Date; now: Date },
): string {
  return fill('overdueHeld', lang, { ...named(lang, booking), deadline: deadline(lang, until, now) })
}

/** A request without held places was not answered within the staff hour. */
export function overdueText(lang: Language, booking: NamedBooking): string {
  return fill('overdue', lang, named(lang, booking))
}

/** An unanswered request holds its places no longer; `link` leads to the bill. */
export function holdEndedText(lang: Language, booking: NamedBooking, link: string): string {
  return fill('holdEnded', lang, { ...named(lang, booking), link })
}
