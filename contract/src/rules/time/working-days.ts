import { addDays, type Day, dayMs, dayOf, type Instant, startOfDay, weekdayOf } from './dates.ts'

type Holidays = { has(day: Day): boolean }

/** Monday to Friday, holidays and days off in lieu left out. */
export function isWorkingDay(day: Day, holidays: Holidays): boolean {
  return weekdayOf(day) <= 5 && !holidays.has(day)
}

/**
 * The instant so many working days after another, at the same clock time. A request on a day off counts from the start
 * of the next working day.
 *
 * @returns epoch milliseconds
 */
export function workingDaysAfter(asked: Instant, days: number, holidays: Holidays): number {
  const askedOn = dayOf(asked)
  const first = nextWorkingDay(askedOn, holidays)
  const clock = first === askedOn ? Number(asked) - startOfDay(askedOn) : 0
  let day = first
  for (let left = days; left > 0; left -= 1) day = nextWorkingDay(addDays(day, 1), holidays)
  return startOfDay(day) + Math.min(clock, dayMs - 1)
}

function nextWorkingDay(day: Day, holidays: Holidays): Day {
  return isWorkingDay(day, holidays) ? day : nextWorkingDay(addDays(day, 1), holidays)
}
