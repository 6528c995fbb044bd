import type { Day } from '@teeviet/contract/rules/time/dates'
import { callQuery } from '../client/call-query.ts'
import type { DataOf, RequestOf } from '../client/call-types.ts'
import * as api from '../index.ts'

/** A tee time of a course's sheet, at the price of the offer that applies to it. */
export type TeeTime = DataOf<typeof api.teeTimes.ofCourse>[number]

/** The lowest price of each of two weeks' days: of a course, of one of its offers, or of all courses of a search. */
export function priceStrip(request: RequestOf<typeof api.teeTimes.priceStrip>) {
  return callQuery(api.teeTimes.priceStrip, request, { quiet: true })
}

/** A course's tee times of a day. */
export function courseTeeTimes(courseId: number, day: Day, staleTime?: number) {
  const request = { facility_id: courseId, date_played: day }
  return callQuery(api.teeTimes.ofCourse, request, {
    quiet: true,
    ...(staleTime === undefined ? {} : { staleTime }),
  })
}

/** The same for a golfer about to book: places go quickly, so they are asked for again soon. */
export function teeTimesToBook(courseId: number, day: Day) {
  return courseTeeTimes(courseId, day, 15_000)
}
