import { addDays, dayOf } from '@teeviet/contract/rules/time/dates'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { keepHolidays } from '../courses/holidays.ts'
import { lockCourse } from '../courses/lock-course.ts'
import { fillHolidays } from './holidays/fill-holidays.ts'

/**
 * Adds the starts that are missing from a course's coming days, from today up to the horizon, by its schedule and
 * rates. Existing starts do not change. Must run in a transaction.
 *
 * @returns the starts added
 */
export async function fillCourse(
  ctx: Pick<Context, 'clock' | 'config'>,
  q: Query,
  courseId: number,
): Promise<number> {
  const today = dayOf(ctx.clock.now())
  const horizon = addDays(today, ctx.config.rules.teeSheetDays - 1)
  await q`select pg_advisory_xact_lock(hashtextextended('teeviet.tee-sheet', 0))`
  await keepHolidays(q)
  await fillHolidays(q, today)
  const [row] = await q<{ added: number }>`
    select extend_tee_sheet(${today}::date, ${horizon}::date, ${[courseId]}::int[]) as added /* not null */`
  return row?.added ?? 0
}

/**
 * The same on its own, for staff who do not wait for the night.
 * @throws Refusal `course.notFound`
 */
export function fillCourseNow(ctx: Context, courseId: number): Promise<{ added: number }> {
  return inTransaction(ctx.pool, async (q) => {
    await lockCourse(q, courseId)
    return { added: await fillCourse(ctx, q, courseId) }
  })
}
