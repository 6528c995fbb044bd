import type { CoursePath } from '@teeviet/contract/rules/bookings/course-paths'
import type { Query } from '#platform/database/sql'

/** The nines and layouts of a course, in their order. */
export function loadPaths(q: Query, courseId: number): Promise<CoursePath[]> {
  return q<CoursePath>`
    select path_name as name, num_holes as holes from course_paths where course_id = ${courseId} order by position`
}
