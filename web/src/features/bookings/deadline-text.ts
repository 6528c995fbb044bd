import { dayOf, formatClock, formatHistoryTime } from '@teeviet/contract/rules/dates'
import type { Language } from '@teeviet/contract/rules/languages'
import { formatDeadline, withWeekday } from '@teeviet/contract/rules/spoken-dates'

/** Until when, as a sentence says it: the clock time, with its date when that is not today. `now` is the server's. */
export function deadlineText(until: number, now: number, language: Language): string {
  return formatDeadline(until, dayOf(until), dayOf(now), language)
}

/** When play is: `T6 20/11/2026 - 06:30`, `20/11/2026（金）- 06:30`; without a clock time `anyTime` stands in its place. */
export function playTimeText(
  { date_played, is_any_time }: { date_played: number; is_any_time: number },
  language: Language,
  anyTime: string,
): string {
  const [date = '', clock] = formatHistoryTime(date_played).split(' - ')
  const named = withWeekday(date, dayOf(date_played), language)
  return `${named}${gapBehind(language)}- ${is_any_time === 1 ? anyTime : clock}`
}

/** The same for a dense list: `T6 20/11 06:30`. */
export function shortPlayTime(
  { date_played, is_any_time }: { date_played: number; is_any_time: number },
  language: Language,
  anyTime: string,
): string {
  const day = dayOf(date_played)
  const [, month, date] = day.split('-')
  const named = withWeekday(`${date}/${month}`, day, language)
  return `${named}${gapBehind(language)}${is_any_time === 1 ? anyTime : formatClock(date_played)}`
}

// a full-width bracket brings its own space
const gapBehind = (language: Language) => (language === 'jp' ? '' : ' ')
