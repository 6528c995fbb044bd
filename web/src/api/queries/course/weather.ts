import type { Day } from '@teeviet/contract/rules/time/dates'
import { callQuery } from '../../client/call-query.ts'
import type { DataOf } from '../../client/call-types.ts'

/** Get the weather of a course on a day; named here, so that no first load brings it. */
const ofCourse = 'GET /api/services/get_course_weather'

/** The weather of a course on a day: forecast, sunset, and what comes back by the recorded weather. */
export type CourseWeather = DataOf<typeof ofCourse>

/** The weather of a course on a day. Without it a page shows nothing of it. */
export function courseWeather(courseId: number, day: Day) {
  return callQuery(ofCourse, { facility_id: courseId, day }, { silent: true })
}
