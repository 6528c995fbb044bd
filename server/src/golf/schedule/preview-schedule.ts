import type { InputOf, ResponseOf } from '@teeviet/contract'
import { dayOf } from '@teeviet/contract/rules/time/dates'
import type { Context } from '#platform/context/context'
import { dryRun } from '#platform/database/dry-run'
import type { Query } from '#platform/database/sql'
import { claimCourse } from '../courses/lock-course.ts'
import { openStaffCourse } from '../courses/staff-courses.ts'
import { nameBlockPaths } from './paths-of-blocks.ts'
import { inOrder, writeSchedule } from './save-schedule.ts'

type Preview = ResponseOf<'POST /api/staff/courses/:id/schedule/preview'>

/**
 * What saving a schedule would do to the coming days: it is saved in a transaction that is rolled back, so that the
 * preview cannot differ from the act.
 * @throws Refusal `staff.changedMeanwhile`, `schedule.overlaps`, `schedule.unknownPath`, `course.notFound`
 */
export function previewSchedule(
  ctx: Context,
  { id, version, schedule }: InputOf<'POST /api/staff/courses/:id/schedule/preview'>,
): Promise<Preview> {
  const typed = inOrder(schedule)
  const now = ctx.clock.now()
  return dryRun(ctx.pool, async (q) => {
    await claimCourse(q, id, version)
    const blocks = nameBlockPaths(typed, (await openStaffCourse(q, id)).settings.paths)
    const before = await clocksOfStarts(q, id, now)
    const counts = await writeSchedule(ctx, q, { id, blocks })
    const after = await clocksOfStarts(q, id, now)
    return { ...counts, times: changedTimes(before, after), kept: await countKept(q, id, now) }
  })
}

/** The clock time of each future start of a course, by its id. */
async function clocksOfStarts(q: Query, courseId: number, now: Date): Promise<ReadonlyMap<number, string>> {
  const rows = await q<{ id: number; time: string }>`
    select id, to_char(starts_at at time zone 'Asia/Ho_Chi_Minh', 'HH24:MI') as time /* not null */ from tee_times
    where course_id = ${courseId} and play_date >= ${dayOf(now)}::date and starts_at > ${now}`
  return new Map(rows.map(({ id, time }) => [id, time]))
}

function changedTimes(
  before: ReadonlyMap<number, string>,
  after: ReadonlyMap<number, string>,
): Preview['times'] {
  const times = new Map<string, { added: number; removed: number }>()
  const count = (time: string, change: 'added' | 'removed') => {
    const of = times.get(time) ?? { added: 0, removed: 0 }
    times.set(time, { ...of, [change]: of[change] + 1 })
  }
  for (const [id, time] of before) if (!after.has(id)) count(time, 'removed')
  for (const [id, time] of after) if (!before.has(id)) count(time, 'added')
  return [...times]
    .map(([time, of]) => ({ time, ...of }))
    .toSorted((one, other) => one.time.localeCompare(other.time))
}

/** The future starts that the schedule does not have, and the bookings with places on them. */
async function countKept(q: Query, courseId: number, now: Date): Promise<Preview['kept']> {
  const [kept] = await q<Preview['kept']>`
    select count(distinct t.id)::int as tee_times, count(distinct b.booking_id)::int as bookings
    from tee_times t
    left join booking_tee_times b
      on b.play_date = t.play_date and b.tee_time_id = t.id and b.released_at is null
    where t.course_id = ${courseId} and t.play_date >= ${dayOf(now)}::date and t.starts_at > ${now}
      and not exists (
        select from course_schedules s
        where s.course_id = ${courseId} and s.holes = t.holes and s.capacity = t.capacity and s.path is not distinct from t.path
          and (t.starts_at at time zone 'Asia/Ho_Chi_Minh')::time between s.first_tee and s.last_tee
          and mod(extract(epoch from (t.starts_at at time zone 'Asia/Ho_Chi_Minh')::time - s.first_tee)::int,
            s.interval_minutes * 60) = 0)`
  return kept ?? { tee_times: 0, bookings: 0 }
}
