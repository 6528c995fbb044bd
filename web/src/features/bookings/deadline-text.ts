import { dayOf, formatClock, formatHistoryTime } from '@teeviet/contract/rules/dates'
import type { Language } from '@teeviet/contract/rules/languages'
import { formatDeadline, weekdayName } from '@teeviet/contract/rules/spoken-dates'

/** Until when, as a sentence says it: the clock time, with its date when that is not today. `now` is the server's. */
export function deadlineText(until: number, now: number, language: Language): string {
  return formatDeadline(until, dayOf(until), dayOf(now), language)
}

/** A date with its weekday where the language says it: before it, or in brackets after it. */
function withWeekday(date: string, instant: number, language: Language): string {
  const name = weekdayName(dayOf(instant), language)
  return language === 'kr' || language === 'jp' ? `${date} (${name})` : `${name} ${date}`
}

/** When play is: `T6 20/11/2026 - 06:30`; without a clock time `anyTime` stands in its place. */
export function playTimeText(
  { date_played, is_any_time }: { date_played: number; is_any_time: number },
  language: Language,
  anyTime: string,
): string {
  const [date = '', clock] = formatHistoryTime(date_played).split(' - ')
  return `${withWeekday(date, date_played, language)} - ${is_any_time === 1 ? anyTime : clock}`
}

/** The same for a dense list: `T6 20/11 06:30`. */
export function shortPlayTime(
  { date_played, is_any_time }: { date_played: number; is_any_time: number },
  language: Language,
  anyTime: string,
): string {
  const [, month, date] = dayOf(date_played).split('-')
  return `${withWeekday(`${date}/${month}`, date_played, language)} ${is_any_time === 1 ? anyTime : formatClock(date_played)}`
}
