import { type Language, languageRules } from '@teeviet/contract/rules/languages'
import { addDays, type Day } from '@teeviet/contract/rules/time/dates'
import { formatDayWithWeekday } from '@teeviet/contract/rules/time/spoken-dates'
import { fillSlots } from '@teeviet/texts/fill-slots'

/** The names of the two nearest days. */
export type NearDays = { readonly today: string; readonly tomorrow: string }

/** A day to act on: today and tomorrow by name beside the date, every other with its weekday. */
export function dayName(day: Day, today: Day | undefined, language: Language, near: NearDays): string {
  const date = formatDayWithWeekday(day, language)
  const name =
    day === today ? near.today : today !== undefined && day === addDays(today, 1) ? near.tomorrow : null
  if (name === null) return date
  return fillSlots(languageRules[language].namedDay, { name, date })
}
