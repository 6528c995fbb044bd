import { addDays, type Day, dayOf, minuteOfDay } from '@teeviet/contract/rules/time/dates'

const tooLateToday = 12 * 60

/** The next day a golfer is likely to play: today in the morning, tomorrow from noon on. */
export function nextPlayDay(now: number): Day {
  const today = dayOf(now)
  return minuteOfDay(now) < tooLateToday ? today : addDays(today, 1)
}
