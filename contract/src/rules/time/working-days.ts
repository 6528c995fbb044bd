import { addDays, type Day, dayMs, dayOf, type Instant, startOfDay, weekdayOf } from './dates.ts'
import { isHoliday } from './holidays.ts'

/** Monday to Friday, public holidays and days off in lieu left out. */
export function isWorkingDay(day: Day): boolean {
  return weekdayOf(day) <= 5 && !isHoliday(day)
}

/**
 * The instant so many working days after another, at the same clock time. A request on a day off counts from the start
 * of the next working day.
 *
 * @returns epoch milliseconds
 */
export function workingDaysAfter(asked: Instant, days: number): number {
  const askedOn = dayOf(asked)
  const first = nextWorkingDay(askedOn)
  const clock = first === askedOn ? Number(asked) - startOfDay(askedOn) : 0
  let day = first
  for (let left = days; left > 0; left -= 1) day = nextWorkingDay(addDays(day, 1))
  return startOfDay(day) + Math.min(clock, dayMs - 1)
}

function nextWorkingDay(day: Day): Day {
  return isWorkingDay(day) ? day : nextWorkingDay(addDays(day, 1))
}
