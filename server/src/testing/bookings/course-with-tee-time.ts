import type { TestContext } from '../context.ts'
import { addCourse, addTeeTime } from '../golf.ts'

/** A moment of the Tuesday that the tests of requests book. */
export const at = (clock: string) => `2026-11-24T${clock}:00+07:00`

/** A new course with one tee time on that Tuesday. */
export async function courseWithTeeTime(
  { q }: TestContext,
  clock = '06:30',
  change: { price?: number; capacity?: number } = {},
) {
  const courseId = await addCourse(q)
  const teeTimeId = await addTeeTime(q, { courseId, at: at(clock), ...change })
  return { courseId, teeTimeId }
}
