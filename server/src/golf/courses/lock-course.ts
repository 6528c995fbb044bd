import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'

/**
 * Serialises staff changes of a course; golfers go on booking meanwhile. Returns the number of changes so far.
 * @throws Refusal `course.notFound`
 */
export async function lockCourse(q: Query, courseId: number): Promise<number> {
  const [course] = await q<{ version: number }>`
    select version from courses where id = ${courseId} for no key update`
  if (!course) throw new Refusal('course.notFound')
  return course.version
}

/**
 * The same for who saw the course as it was at `version`, and counts their change.
 * @throws Refusal `course.notFound`, `staff.changedMeanwhile`
 */
export async function claimCourse(q: Query, courseId: number, version: number): Promise<void> {
  if ((await lockCourse(q, courseId)) !== version) throw new Refusal('staff.changedMeanwhile')
  await q`update courses set version = version + 1 where id = ${courseId}`
}
