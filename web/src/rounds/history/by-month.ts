import type { Language } from '@teeviet/contract/rules/languages'
import { dayOf } from '@teeviet/contract/rules/time/dates'
import { formatSpokenMonth } from '@teeviet/contract/rules/time/spoken-dates'

/** Bookings of one month, said in a language, by the day they were made. */
export type Month<Item> = { readonly month: string; readonly items: readonly Item[] }

/** Groups bookings, the latest first, by the month they were made in; their order stays. */
export function byMonth<Item extends { readonly booking_date: number }>(
  items: readonly Item[],
  language: Language,
): Month<Item>[] {
  const months = new Map<string, Item[]>()
  for (const item of items) {
    const month = formatSpokenMonth(dayOf(item.booking_date), language)
    months.set(month, [...(months.get(month) ?? []), item])
  }
  return [...months].map(([month, those]) => ({ month, items: those }))
}
