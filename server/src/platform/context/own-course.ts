import { isOfClub, type Staff } from './actor.ts'
import { Refusal } from './refusal.ts'

/**
 * Requires a course of the account's club; to a club, the courses of others are not there.
 * @throws Refusal `course.notFound`
 */
export function requireOwnCourse(staff: Staff, courseId: number): void {
  if (!isOfClub(staff, courseId)) throw new Refusal('course.notFound')
}
