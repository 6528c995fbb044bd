import { fillSlots } from '@teeviet/texts/fill-slots'
import { type Language, languageRules } from '../languages.ts'

/** The seconds of a day, an hour, a minute and a second. */
const units = [24 * 60 * 60, 60 * 60, 60, 1] as const

/** A duration in the largest unit that divides it, on one line: 1 giờ, 30 minutes, 45분, 30日. */
export function formatDuration(seconds: number, language: Language): string {
  const place = units.findIndex((unit) => seconds % unit === 0)
  const n = Math.round(seconds / (units[place] ?? 1))
  const [form = '', formOfOne = form] = languageRules[language].durations.at(place) ?? []
  return fillSlots(n === 1 ? formOfOne : form, { n })
}
