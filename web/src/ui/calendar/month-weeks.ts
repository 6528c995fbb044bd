import { addDays, type Day, weekdayOf } from '@teeviet/contract/rules/time/dates'

/** A month's days in weeks from Monday to Sunday; null where a week reaches into another month. `month`: any day of it. */
export function monthWeeks(month: Day): (Day | null)[][] {
  const first = firstOfMonth(month)
  const weeks: (Day | null)[][] = []
  for (
    let monday = addDays(first, 1 - weekdayOf(first));
    monday < monthsFrom(first, 1);
    monday = addDays(monday, 7)
  ) {
    const week = [0, 1, 2, 3, 4, 5, 6].map((place) => addDays(monday, place))
    weeks.push(week.map((day) => (day.slice(0, 7) === first.slice(0, 7) ? day : null)))
  }
  return weeks
}

export function firstOfMonth(day: Day): Day {
  return `${day.slice(0, 7)}-01`
}

/** The first day of the month a number of months away. */
export function monthsFrom(day: Day, months: number): Day {
  const count = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}-01`
}
