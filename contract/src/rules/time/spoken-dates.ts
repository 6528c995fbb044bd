import { fillSlots } from '@teeviet/texts/fill-slots'
import { type Language, languageRules } from '../languages.ts'
import { type Day, dayOf, formatClock, weekdayOf } from './dates.ts'

/** The short name of a day's weekday: T6, Fri, 금, 金. */
export function weekdayName(day: Day, language: Language): string {
  return languageRules[language].weekdays[weekdayOf(day) - 1] ?? ''
}

/** A weekday in brackets as it follows its date, in Japanese without a space: ` (Fri)`, ` (금)`, `（金）`. */
export function weekdayBehind(day: Day, language: Language): string {
  return fillSlots(languageRules[language].weekdayBehind, { weekday: weekdayName(day, language) })
}

/**
 * `date`, however it is written, with the weekday of `day` where the language puts it: before it, or after it in
 * brackets.
 */
export function withWeekday(date: string, day: Day, language: Language): string {
  return fillSlots(languageRules[language].dateWithWeekday, { date, weekday: weekdayName(day, language) })
}

/** A date to act on, with its weekday: `T6 20/11/2026`, `Fri 20 Nov 2026`, `2026년 11월 20일 (금)`, `2026年11月20日（金）`. */
export function formatDayWithWeekday(day: Day, language: Language): string {
  return withWeekday(formatRunningDate(day, language, true), day, language)
}

/** When something happened: `06:30 20/11/2026`, `06:30 20 Nov 2026`, `2026년 11월 20일 06:30`, `2026年11月20日 06:30`. */
export function formatMoment(instant: number, language: Language): string {
  return dateAndClock(formatRunningDate(dayOf(instant), language, true), formatClock(instant), language)
}

/** A date in a sentence or an SMS: 20/11, 20 Nov, 11월 20일, 11月20日; with the year when asked for. */
export function formatRunningDate(day: Day, language: Language, withYear = false): string {
  const { date, dateWithYear } = languageRules[language]
  return fillSlots(withYear ? dateWithYear : date, partsOf(day, language))
}

/** A month as a heading: 11/2026, Nov 2026, 2026년 11월, 2026年11月. */
export function formatSpokenMonth(day: Day, language: Language): string {
  return fillSlots(languageRules[language].monthOfYear, partsOf(day, language))
}

/** A written date with a clock time, in the order of the language. */
export function dateAndClock(date: string, clock: string, language: Language): string {
  return fillSlots(languageRules[language].dateAndClock, { date, clock })
}

/** A deadline in a sentence: the clock time, and its date when that is not `today`. */
export function formatDeadline(instant: number, day: Day, today: Day, language: Language): string {
  const clock = formatClock(instant)
  return day === today ? clock : dateAndClock(formatRunningDate(day, language), clock, language)
}

function partsOf(day: Day, language: Language) {
  const [year = '', mm = '', dd = ''] = day.split('-')
  const [m, d] = [Number(mm), Number(dd)]
  return { year, mm, m, dd, d, month: languageRules[language].months?.[m - 1] ?? '' }
}
