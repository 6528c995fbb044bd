import type { InputOf, ResponseOf } from '@teeviet/contract'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { invalid, Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { changedFields, recordChanges } from '../courses/golf-changes.ts'
import { claimCourse, lockCourse } from '../courses/lock-course.ts'
import { openStaffCourse, type StaffCourse } from '../courses/staff-courses.ts'
import { removeUnscheduled } from '../tee-sheet/remove-unscheduled.ts'
import { fillCourse } from './fill-course.ts'

export type Block = StaffCourse['schedule'][number]

/**
 * Saves a course's start schedule; future days follow, except for starts with players.
 * @throws Refusal `staff.changedMeanwhile`, `schedule.overlaps`, `course.notFound`
 */
export function saveSchedule(
  ctx: Context,
  staff: Staff,
  { id, version, schedule }: InputOf<'POST /api/staff/courses/:id/schedule'>,
): Promise<ResponseOf<'POST /api/staff/courses/:id/schedule'>> {
  const blocks = inOrder(schedule)
  return inTransaction(ctx.pool, async (q) => {
    const changed = await replaceSchedule(ctx, q, staff, { id, version, blocks })
    return { course: await openStaffCourse(q, id), ...changed }
  })
}

/**
 * The same in the transaction of `q`, of a file, which replaces the schedule whatever it is.
 * @returns the number of starts added and removed
 * @throws Refusal `schedule.overlaps`, `course.notFound`
 */
export async function importSchedule(
  ctx: Context,
  q: Query,
  staff: Staff,
  { courseId: id, rows }: { courseId: number; rows: readonly Block[] },
): Promise<number> {
  const blocks = inOrder(rows)
  const version = await lockCourse(q, id)
  const { added, removed } = await replaceSchedule(ctx, q, staff, { id, version, blocks })
  return added + removed
}

async function replaceSchedule(
  ctx: Context,
  q: Query,
  staff: Staff,
  { id, version, blocks }: { id: number; version: number; blocks: readonly Block[] },
): Promise<{ added: number; removed: number }> {
  const before = await openStaffCourse(q, id)
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

/**
 * Replaces the blocks of a course; its coming days follow them.
 * @returns the number of starts added and removed
 */
export async function writeSchedule(
  ctx: Context,
  q: Query,
  { id, blocks }: { id: number; blocks: readonly Block[] },
): Promise<{ added: number; removed: number }> {
  await writeBlocks(q, id, blocks)
  const removed = await removeUnscheduled(q, id, ctx.clock.now())
  const added = await fillCourse(ctx, q, id)
  return { added, removed }
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
    insert into course_schedules (course_id, first_tee, last_tee, interval_minutes, holes, capacity)
    select ${courseId}, first_tee, last_tee, interval_minutes, number_hole, capacity
    from jsonb_to_recordset(${JSON.stringify(blocks)}::jsonb) as b (first_tee time, last_tee time, interval_minutes int,
      number_hole int, capacity int)`
}

/** Whether a schedule has the same blocks as another one, whatever their order. */
export function isSameSchedule(one: readonly Block[], other: readonly Block[]): boolean {
  const blocks = (schedule: readonly Block[]) => schedule.map(written).toSorted().join()
  return blocks(one) === blocks(other)
}

/** A block in short: `06:00–10:30 /8 18 ×4`. */
function written({ first_tee, last_tee, interval_minutes, number_hole, capacity }: Block): string {
  return `${first_tee}–${last_tee} /${interval_minutes} ${number_hole} ×${capacity}`
}
