import { isAtCourse, type Staff } from './actor.ts'
import { Refusal } from './refusal.ts'

/**
 * Requires a course of the account; to a club and to limited staff, the other courses are not there.
 * @throws Refusal `course.notFound`
 */
export function requireOwnCourse(staff: Staff, courseId: number): void {
  if (!isAtCourse(staff, courseId)) throw new Refusal('course.notFound')
}
