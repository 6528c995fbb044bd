import { dayOf, formatClock, formatHistoryTime } from '@teeviet/contract/rules/dates'
import type { Language } from '@teeviet/contract/rules/languages'
import { formatDeadline, weekdayName } from '@teeviet/contract/rules/spoken-dates'

/** Until when, as a sentence says it: the clock time, with its date when that is not today. `now` is the server's. */
export function deadlineText(until: number, now: number, language: Language): string {
  return formatDeadline(until, dayOf(until), dayOf(now), language)
}

/** When play is: `T6 20/11/2026 - 06:30`; without a clock time `anyTime` stands in its place. */
export function playTimeText(
  { date_played, is_any_time }: { date_played: number; is_any_time: number },
  language: Language,
  anyTime: string,
): string {
  const time = formatHistoryTime(date_played)
  const text = is_any_time === 1 ? time.replace(formatClock(date_played), anyTime) : time
  return `${weekdayName(dayOf(date_played), language)} ${text}`
}

/** The same for a dense list: `T6 20/11 06:30`. */
export function shortPlayTime(
  { date_played, is_any_time }: { date_played: number; is_any_time: number },
  language: Language,
  anyTime: string,
): string {
  const day = dayOf(date_played)
  const [, month, date] = day.split('-')
  return `${weekdayName(day, language)} ${date}/${month} ${is_any_time === 1 ? anyTime : formatClock(date_played)}`
}
