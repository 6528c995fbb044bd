import { type FlightSize, formatFlights } from '../rules/bookings/flights.ts'
import { type Language, languageRules } from '../rules/languages.ts'
import { dayOf, formatClock, formatHistoryTime } from '../rules/time/dates.ts'
import { formatDayWithWeekday, formatDeadline, withWeekday } from '../rules/time/spoken-dates.ts'

/** A deadline for a sentence: the clock time, with its date when that is not today. `now` is the server's. */
export function deadlineText(until: number, now: number, language: Language): string {
  return formatDeadline(until, dayOf(until), dayOf(now), language)
}

/** When a booking is played: of a group on several tee times `flights` has each of them. */
type Play = { date_played: number; is_any_time: number; flights?: readonly FlightSize[] }

/**
 * The time of play: `T6 20/11/2026 - 06:30`, `Fri 20 Nov 2026 - 06:30`, `2026年11月20日（金）- 06:30`; of a group
 * `T6 20/11/2026 - 06:20 (3), 06:28 (2)`. Where the tee time names a path it follows: `06:30 · A–B`.
 * `anyTime` replaces a missing clock time.
 */
export function playTimeText(play: Play, language: Language, anyTime: string): string {
  const named = formatDayWithWeekday(dayOf(play.date_played), language)
  return `${named}${languageRules[language].afterDate}- ${clockText(play, language, anyTime)}`
}

/** The time of play in the history: `20/11/2026 - 06:30`, in every language. */
export function historyPlayTime(play: Play, language: Language, anyTime: string): string {
  const [date] = formatHistoryTime(play.date_played).split(' - ')
  return `${date} - ${clockText(play, language, anyTime)}`
}

/** The same for a dense list: `T6 20/11 06:30`. */
export function shortPlayTime(play: Play, language: Language, anyTime: string): string {
  const day = dayOf(play.date_played)
  const [, month, date] = day.split('-')
  const named = withWeekday(`${date}/${month}`, day, language)
  return `${named}${languageRules[language].afterDate}${clockText(play, language, anyTime)}`
}

function clockText({ date_played, is_any_time, flights = [] }: Play, language: Language, anyTime: string) {
  if (is_any_time === 1) return anyTime
  if (flights.length > 1) return formatFlights(flights, language)
  return [formatClock(date_played), flights[0]?.path].filter(Boolean).join(' ·\u00a0')
}
