import { oneOf, type Read, searchOf } from '@teeviet/contract/display/search-params'
import { historyTypes } from '@teeviet/contract/rules/bookings/statuses'
import { historyDays } from '@teeviet/contract/rules/limits'
import { addDays, type Day, dayOf, isDay } from '@teeviet/contract/rules/time/dates'

const dayText: Read<Day> = (raw) => (typeof raw === 'string' && isDay(raw) ? raw : undefined)

/**
 * What the history's address holds: `type` of the status filter; `time` 7 or 30 days back, or -1 for the two days
 * `created_at_from` and `created_at_to`.
 */
export const historySearch = searchOf({
  type: oneOf(...historyTypes),
  time: oneOf(-1, 0, ...historyDays),
  created_at_from: dayText,
  created_at_to: dayText,
})

export type HistorySearch = ReturnType<typeof historySearch>

/** The filters in the call's format; an incomplete custom range, or one in the wrong order, is corrected. */
export function historyFilters(search: HistorySearch) {
  const { type = 0, time = 0, created_at_from: from, created_at_to: to } = search
  if (time !== -1) return { type, time }
  if (from === undefined || to === undefined) return { type, time: 0 as const }
  const [first, last] = from <= to ? [from, to] : [to, from]
  return { type, time, created_at_from: first, created_at_to: last }
}

/** Whether anything narrows the list. */
export function isNarrowed(search: HistorySearch): boolean {
  const { type, time } = historyFilters(search)
  return type !== 0 || time !== 0
}

/** The days a custom range can begin and end on: bookings are made up to today. */
export function rangeBounds(now: number): { from: Day; until: Day } {
  const today = dayOf(now)
  return { from: addDays(today, -3 * 366), until: today }
}
