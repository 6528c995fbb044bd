import { addDays, type Day, weekdayOf } from './dates.ts'

/** The public holidays by law; `substitute` is a working day off because a holiday fell on a weekend. */
export const holidayNames = [
  'new-year',
  'tet',
  'hung-kings',
  'reunification',
  'labour',
  'national',
  'substitute',
] as const
export type HolidayName = (typeof holidayNames)[number]

/**
 * Vietnam's public holidays by law: New Year, five days of Tet (the last day of the old lunar year and the four
 * that follow), the Hung Kings' day (10th of the third lunar month), 30 April, 1 May, and 2 September with one
 * day beside it. The server enters them in the table `holidays`, which every price and
 * deadline reads; administrators add there what the government announces.
 */
const holidays: Readonly<Record<Day, HolidayName>> = {
  '2026-01-01': 'new-year',
  '2026-02-16': 'tet',
  '2026-02-17': 'tet',
  '2026-02-18': 'tet',
  '2026-02-19': 'tet',
  '2026-02-20': 'tet',
  '2026-04-26': 'hung-kings',
  '2026-04-27': 'substitute',
  '2026-04-30': 'reunification',
  '2026-05-01': 'labour',
  '2026-09-01': 'national',
  '2026-09-02': 'national',
  '2027-01-01': 'new-year',
  '2027-02-05': 'tet',
  '2027-02-06': 'tet',
  '2027-02-07': 'tet',
  '2027-02-08': 'tet',
  '2027-02-09': 'tet',
  '2027-02-10': 'substitute',
  '2027-02-11': 'substitute',
  '2027-04-16': 'hung-kings',
  '2027-04-30': 'reunification',
  '2027-05-01': 'labour',
  '2027-05-03': 'substitute',
  '2027-09-02': 'national',
  '2027-09-03': 'national',
  '2028-01-01': 'new-year',
  '2028-01-03': 'substitute',
  '2028-01-25': 'tet',
  '2028-01-26': 'tet',
  '2028-01-27': 'tet',
  '2028-01-28': 'tet',
  '2028-01-29': 'tet',
  '2028-01-31': 'substitute',
  '2028-04-04': 'hung-kings',
  '2028-04-30': 'reunification',
  '2028-05-01': 'labour',
  '2028-05-02': 'substitute',
  '2028-09-01': 'national',
  '2028-09-02': 'national',
  '2028-09-04': 'substitute',
}

/** The last year with known holidays; the operator adds the next one in time. */
export const holidaysKnownUntil = 2028

/** How refund terms tell holidays apart: those of Tet, with their days off in lieu, have terms of their own. */
export type HolidayKind = 'tet' | 'other'

/** Days that are holidays, by law or announced. */
type HolidayDays = { has(day: Day): boolean }

/** Which public holiday a day is by law, if any. Announced ones are only in the table `holidays`. */
export function holidayOf(day: Day): HolidayName | null {
  return Object.hasOwn(holidays, day) ? (holidays[day] ?? null) : null
}

/** Every known holiday by law, in order, with its kind for refund terms. */
export function holidaysByLaw(): { day: Day; name: HolidayName; kind: HolidayKind }[] {
  return Object.entries(holidays).map(([day, name]) => ({ day, name, kind: isTet(day) ? 'tet' : 'other' }))
}

// Days off in lieu follow the holiday they replace, with a weekend between.
function isTet(day: Day): boolean {
  const name = holidayOf(day)
  const isBetween = name === 'substitute' || (name === null && weekdayOf(day) >= 6)
  return isBetween ? isTet(addDays(day, -1)) : name === 'tet'
}

/** Saturdays, Sundays and holidays are charged as weekend. */
export function countsAsWeekend(day: Day, known: HolidayDays): boolean {
  return weekdayOf(day) >= 6 || known.has(day)
}
