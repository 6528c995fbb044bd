import type { InputOf, ResponseOf } from '@teeviet/contract'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { invalid, Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { changedFields, recordChanges } from '../courses/golf-changes.ts'
import { claimCourse, lockCourse } from '../courses/lock-course.ts'
import { openStaffCourse, type StaffCourse } from '../courses/staff-courses.ts'
import { followBlockPaths } from '../tee-sheet/follow-block-paths.ts'
import { removeUnscheduled } from '../tee-sheet/remove-unscheduled.ts'
import { fillCourse } from './fill-course.ts'
import { nameBlockPaths } from './paths-of-blocks.ts'

export type Block = StaffCourse['schedule'][number]

/**
 * Saves a course's start schedule; future days follow, except for starts with players.
 * @throws Refusal `staff.changedMeanwhile`, `schedule.overlaps`, `schedule.unknownPath`, `course.notFound`
 */
export function saveSchedule(
  ctx: Context,
  staff: Staff,
  { id, version, schedule }: InputOf<'POST /api/staff/courses/:id/schedule'>,
): Promise<ResponseOf<'POST /api/staff/courses/:id/schedule'>> {
  const blocks = inOrder(schedule)
  return inTransaction(ctx.pool, async (q) => {
    const { added, removed } = await replaceSchedule(ctx, q, staff, { id, version, blocks })
    return { course: await openStaffCourse(q, id), added, removed }
  })
}

/**
 * The same in the transaction of `q`, of a file, which replaces the schedule whatever it is.
 * @returns the number of starts added, removed and with another path
 * @throws Refusal `schedule.overlaps`, `schedule.unknownPath`, `course.notFound`
 */
export async function importSchedule(
  ctx: Context,
  q: Query,
  staff: Staff,
  { courseId: id, rows }: { courseId: number; rows: readonly Block[] },
): Promise<number> {
  const blocks = inOrder(rows)
  const version = await lockCourse(q, id)
  const { added, removed, repathed } = await replaceSchedule(ctx, q, staff, { id, version, blocks })
  return added + removed + repathed
}

async function replaceSchedule(
  ctx: Context,
  q: Query,
  staff: Staff,
  { id, version, blocks: typed }: { id: number; version: number; blocks: readonly Block[] },
): Promise<ChangedStarts> {
  const before = await openStaffCourse(q, id)
  const blocks = nameBlockPaths(typed, before.settings.paths)
  await claimCourse(q, id, version)
  const counts = await writeSchedule(ctx, q, { id, blocks })
  const fields = changedFields({ schedule: before.schedule.map(written) }, { schedule: blocks.map(written) })
  await recordChanges(ctx, q, staff, [
    {
      subject: 'schedule',
      act: 'changed',
      subjectId: id,
      courseId: id,
      name: before.settings.title,
      fields,
    },
  ])
  return counts
}

/** The number of starts added, removed, and with another path. */
type ChangedStarts = { added: number; removed: number; repathed: number }

/** Replaces the blocks of a course, with paths as it names them; its coming days follow them. */
export async function writeSchedule(
  ctx: Context,
  q: Query,
  { id, blocks }: { id: number; blocks: readonly Block[] },
): Promise<ChangedStarts> {
  await writeBlocks(q, id, blocks)
  const removed = await removeUnscheduled(q, id, ctx.clock.now())
  const repathed = await followBlockPaths(q, id, ctx.clock.now())
  const added = await fillCourse(ctx, q, id)
  return { added, removed, repathed }
}

/**
 * The blocks of a schedule by their first start.
 * @throws Refusal `schedule.overlaps`, `request.invalid`
 */
export function inOrder(schedule: readonly Block[]): Block[] {
  const blocks = schedule.toSorted((one, other) => one.first_tee.localeCompare(other.first_tee))
  if (blocks.some((block) => block.last_tee < block.first_tee)) {
    throw invalid({ last_tee: 'is before first_tee' })
  }
  const meets = blocks.some(
    (block, place) => place > 0 && block.first_tee <= (blocks[place - 1]?.last_tee ?? ''),
  )
  if (meets) throw new Refusal('schedule.overlaps')
  return blocks
}

async function writeBlocks(q: Query, courseId: number, blocks: readonly Block[]): Promise<void> {
  await q`delete from course_schedules where course_id = ${courseId}`
  await q`
    insert into course_schedules (course_id, first_tee, last_tee, interval_minutes, holes, capacity, path)
    select ${courseId}, first_tee, last_tee, interval_minutes, number_hole, capacity, nullif(path, '')
    from jsonb_to_recordset(${JSON.stringify(blocks)}::jsonb) as b (first_tee time, last_tee time, interval_minutes int,
      number_hole int, capacity int, path text)`
}

/** Whether a schedule has the same blocks as another one, whatever their order. */
export function isSameSchedule(one: readonly Block[], other: readonly Block[]): boolean {
  const blocks = (schedule: readonly Block[]) => schedule.map(written).toSorted().join()
  return blocks(one) === blocks(other)
}

/** A block in short: `06:00–10:30 /8 18 ×4 A–B`. */
function written({ first_tee, last_tee, interval_minutes, number_hole, capacity, path }: Block): string {
  return `${first_tee}–${last_tee} /${interval_minutes} ${number_hole} ×${capacity} ${path}`.trim()
}
