import { findPath, startPaths } from '@teeviet/contract/rules/bookings/course-paths'
import { Refusal } from '#platform/context/refusal'
import type { StaffCourse } from '../courses/staff-courses.ts'

type Block = StaffCourse['schedule'][number]

/**
 * The blocks of a schedule with their paths as the course names them: `a-b` is `A–B`.
 * @throws Refusal `schedule.unknownPath` for a path that a tee time of so many holes cannot start on there
 */
export function nameBlockPaths(blocks: readonly Block[], paths: StaffCourse['settings']['paths']): Block[] {
  return blocks.map((block) => {
    if (block.path === '') return block
    const path = findPath(block.path, startPaths(paths, block.number_hole))
    if (path === null) throw new Refusal('schedule.unknownPath', { path: block.path })
    return { ...block, path }
  })
}
