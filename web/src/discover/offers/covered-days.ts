import { addDays, type Day, dayOf } from '@teeviet/contract/rules/time/dates'

const mostDays = 14

/** The days the offers cover from `today` on, in their order, at most 14. */
export function coveredDays(offers: readonly { date_start: number; date_end: number }[], today: Day): Day[] {
  const days = new Set<Day>()
  for (const offer of offers) {
    const first = dayOf(offer.date_start)
    const last = dayOf(offer.date_end)
    let day = first < today ? today : first
    for (let count = 0; count < mostDays && day <= last; count++) {
      days.add(day)
      day = addDays(day, 1)
    }
  }
  return [...days].sort().slice(0, mostDays)
}
