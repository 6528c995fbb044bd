import { type Day, startOfDay } from '@teeviet/contract/rules/time/dates'
import { getTimes } from 'suncalc'

const noonMs = 12 * 3_600_000

/** When the sun sets at a place on a day by the clock in Vietnam; null where it does not. */
export function sunsetOf(
  day: Day,
  { latitude, longitude }: { latitude: number; longitude: number },
): Date | null {
  return getTimes(new Date(startOfDay(day) + noonMs), latitude, longitude).sunset
}
