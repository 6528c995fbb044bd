import { startPaths } from '@teeviet/contract/rules/bookings/course-paths'
import type { CourseRecord } from './course-data.ts'

/** A block of the day in which groups tee off at even steps, all for the same number of holes. Times are `HH:mm`. */
export type Block = {
  readonly first: string
  readonly last: string
  readonly everyMinutes: number
  readonly holes: 9 | 18 | 27
}

const capacity = 4

/**
 * When a course lets groups off: 27 holes at first light where it has them, 18 holes until early afternoon, so that
 * the round ends before dark, nine after that, and nine more under lights. Sought-after courses go closer together,
 * and so do those with more than one layout.
 */
export function scheduleOf(course: Pick<CourseRecord, 'holes' | 'weekend' | 'lights'>): readonly Block[] {
  const pace = course.weekend >= 3_700_000 ? 9 : course.weekend >= 3_000_000 ? 10 : 12
  const everyMinutes = course.holes >= 27 ? pace - 1 : pace
  const long: Block[] =
    course.holes >= 27 ? [{ first: '05:06', last: '05:27', everyMinutes: 7, holes: 27 }] : []
  const lit: Block[] = course.lights ? [{ first: '17:00', last: '19:20', everyMinutes: 10, holes: 9 }] : []
  return [
    ...long,
    { first: '05:40', last: '10:20', everyMinutes, holes: 18 },
    { first: '10:40', last: '13:30', everyMinutes, holes: 18 },
    { first: '14:00', last: '16:30', everyMinutes, holes: 9 },
    ...lit,
  ]
}

/**
 * The rows of `course_schedules` for a course. Where it has several nines or layouts, the blocks of the day start on one
 * after the other.
 */
export function scheduleRows(courseId: number, course: CourseRecord) {
  return scheduleOf(course).map(({ first, last, everyMinutes, holes }, at, blocks) => ({
    course_id: courseId,
    first_tee: first,
    last_tee: last,
    interval_minutes: everyMinutes,
    holes,
    capacity,
    path: pathOfBlock(course, holes, blocks.slice(0, at)),
  }))
}

function pathOfBlock({ paths }: CourseRecord, holes: number, earlier: readonly Block[]): string | null {
  const choices = startPaths(paths, holes)
  return choices[earlier.filter((block) => block.holes === holes).length % choices.length] ?? null
}
