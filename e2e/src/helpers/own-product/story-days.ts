import { addDays, type Day, dayOf, startOfDay } from '@teeviet/contract/rules/time/dates'

/**
 * The first day of a story: tomorrow, or the first one after it whose next `days` are of its own month, as one statement
 * of a club is.
 */
export function firstDay(days = 1): Day {
  let day = addDays(dayOf(Date.now()), 1)
  while (addDays(day, days).slice(0, 7) !== day.slice(0, 7)) day = addDays(day, 1)
  return day
}

/** The instant of a clock time `HH:mm` on a day, epoch ms. */
export function at(day: Day, clock: string): number {
  return startOfDay(day) + (Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))) * 60_000
}
