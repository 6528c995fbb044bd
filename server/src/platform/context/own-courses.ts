import { atCourses, type CourseEntity, isOfWholeOperation, type May } from '@teeviet/contract/may'
import { coursesOf, isOfClub, type Staff } from './actor.ts'
import { Refusal } from './refusal.ts'

/** What a request names: the value of a field, with the other fields of the request. */
export type Named = { value: unknown; input: Readonly<Record<string, unknown>> }

/** The courses that something named in a request belongs to: of most one, of a golfer those of their bookings; none if unknown. */
export type FindCourses = (entity: CourseEntity, named: Named) => Promise<readonly number[]>

/**
 * Refuses a limited account a call about the whole operation.
 * @throws Refusal `request.forbidden`
 */
export function requireCallAtCourses(staff: Staff, may: May): void {
  if (isLimited(staff) && isOfWholeOperation(may)) throw new Refusal('request.forbidden')
}

/**
 * Requires that everything a request names belongs to the courses of a limited account: the one place where calls of
 * the operator's staff are kept to courses. A field that is not given names nothing.
 * @throws Refusal `booking.notFound`, `course.notFound`, `request.notFound`, as for something that does not exist
 */
export async function requireOwnCourses(
  findCourses: FindCourses,
  staff: Staff,
  may: May,
  input: Readonly<Record<string, unknown>>,
): Promise<void> {
  const fields = atCourses(may)
  if (!isLimited(staff) || typeof fields !== 'object') return
  const own = coursesOf(staff)
  for (const [field, entity] of Object.entries(fields)) {
    for (const value of valuesAt(input, field)) {
      const courses = await findCourses(entity, { value, input })
      if (!courses.some((id) => own?.includes(id))) throw new Refusal(unknown[entity] ?? 'request.notFound')
    }
  }
}

/** The values of a field, with a dot of that field in each object of a list. */
function valuesAt(input: Readonly<Record<string, unknown>>, field: string): unknown[] {
  const [outer = '', inner] = field.split('.')
  const value = input[outer]
  const values = inner === undefined ? [value] : [value].flat().map((one) => Object(one)[inner])
  return values.filter((one) => one !== undefined && one !== null)
}

/** Whether one of the operator's staff is limited to courses; the calls of clubs keep to theirs by themselves. */
export function isLimited(staff: Pick<Staff, 'roles' | 'courseIds'>): boolean {
  return !isOfClub(staff) && coursesOf(staff) !== null
}

const unknown: Partial<Record<CourseEntity, 'booking.notFound' | 'course.notFound'>> = {
  course: 'course.notFound',
  booking: 'booking.notFound',
}
