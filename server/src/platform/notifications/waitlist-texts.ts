import type { Language } from '@teeviet/contract/rules/languages'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import type { Day } from '@teeviet/contract/rules/time/dates'
import { formatRunningDate } from '@teeviet/contract/rules/time/spoken-dates'
import { deadline, fill, type NamedBooking, named, type Payable } from './texts.ts'

/** Places of the waitlist are held for the golfer until the payment. */
export function waitlistHoldText(
  lang: Language,
  booking: NamedBooking,
  { amount, payBy, now, link }: Payable,
): string {
  const pay = { amount: formatMoney(amount), deadline: deadline(lang, payBy, now), link }
  return fill('waitlistHold', lang, { ...named(lang, booking), ...pay })
}

/** Places of the waitlist are held by a request that the club answers. */
export function waitlistRequestedText(lang: Language, booking: NamedBooking, link: string): string {
  return fill('waitlistRequested', lang, { ...named(lang, booking), link })
}

/** The time of an entry ended before a place that fits was free. */
export function waitlistOverText(
  lang: Language,
  { course, playDate }: { course: string; playDate: Day },
): string {
  return fill('waitlistOver', lang, { course, when: formatRunningDate(playDate, lang) })
}
