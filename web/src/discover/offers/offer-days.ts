import { rangeOf } from '@teeviet/contract/display/range-of'
import type { Language } from '@teeviet/contract/rules/languages'
import { dayOf } from '@teeviet/contract/rules/time/dates'
import { formatRunningDate } from '@teeviet/contract/rules/time/spoken-dates'

/** The days an offer covers: `24/10 – 26/10`, or the one day. */
export function offerDays(offer: { date_start: number; date_end: number }, language: Language): string {
  const [from, to] = [offer.date_start, offer.date_end].map((day) => formatRunningDate(dayOf(day), language))
  return rangeOf(from ?? '', to ?? '', language)
}
