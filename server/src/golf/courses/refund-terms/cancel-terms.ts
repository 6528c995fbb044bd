import { addDays, type Day } from '@teeviet/contract/rules/time/dates'
import type { Course } from '../course.ts'
import { chooseRefundTerms } from './choose-refund-terms.ts'

/** Cancelled later than so many hours before the tee time, so many percent of the price are kept. */
export type CancelTerms = { deadline_hours: number; penalty_percent: number }

const known = new WeakMap<Course, Map<Day, CancelTerms>>()

/** The refund terms of one player on a day, as the booking will have them. Computed once for the course in memory. */
export function cancelTermsOn(course: Course, day: Day): CancelTerms {
  const ofCourse = known.get(course) ?? new Map<Day, CancelTerms>()
  known.set(course, ofCourse)
  const before = ofCourse.get(day)
  if (before) return before
  const { deadline_hours, penalty_percent } = chooseRefundTerms(course.terms, {
    day,
    players: 1,
    holiday: course.holidays.get(day) ?? null,
  })
  const terms = { deadline_hours, penalty_percent }
  ofCourse.set(day, terms)
  return terms
}

/** The strictest refund terms of the days from one to another: on each of them a cancellation costs no more. */
export function cancelTermsBetween(course: Course, from: Day, to: Day): CancelTerms {
  let strictest = cancelTermsOn(course, from)
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) {
    const { deadline_hours, penalty_percent } = cancelTermsOn(course, day)
    strictest = {
      deadline_hours: Math.max(strictest.deadline_hours, deadline_hours),
      penalty_percent: Math.max(strictest.penalty_percent, penalty_percent),
    }
  }
  return strictest
}
