import { type Read, searchOf } from '@teeviet/contract/display/search-params'
import { type Day, isDay } from '@teeviet/contract/rules/time/dates'

/** Reads a day of the address, `2026-11-20`; anything else is dropped. */
export const readDay: Read<Day> = (raw) => (typeof raw === 'string' && isDay(raw) ? raw : undefined)

/** The query of a page that shows a course's day. */
export const readDaySearch = searchOf({ date: readDay })
