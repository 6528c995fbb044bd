import { dayOf, formatMonth } from '@teeviet/contract/rules/dates'

/** Bookings of one month, `11/2026`, by the day they were made. */
export type Month<Item> = { readonly month: string; readonly items: readonly Item[] }

/** Groups bookings, the latest first, by the month they were made in; their order stays. */
export function byMonth<Item extends { readonly booking_date: number }>(
  items: readonly Item[],
): Month<Item>[] {
  const months = new Map<string, Item[]>()
  for (const item of items) {
    const month = formatMonth(dayOf(item.booking_date))
    months.set(month, [...(months.get(month) ?? []), item])
  }
  return [...months].map(([month, those]) => ({ month, items: those }))
}
