import { addDays, type Day, startOfDay } from '@teeviet/contract/rules/time/dates'

/** The courses to which the staff member who asks is limited; null for all. */
export type AtCourses = { courses: number[] | null }

/** The instants of a period of days, both included: from the first, up to and without the last. */
export function instantsOf({ from, to }: { from: Day; to: Day }): { since: Date; until: Date } {
  return { since: new Date(startOfDay(from)), until: new Date(startOfDay(addDays(to, 1))) }
}
