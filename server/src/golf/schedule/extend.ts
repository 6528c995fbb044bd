import { addDays, type Day, dayOf } from '@teeviet/contract/rules/time/dates'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { keepHolidays } from '../courses/holidays.ts'
import { fillHolidays } from './holidays/fill-holidays.ts'

/**
 * Fills the tee sheet of every open course up to the horizon (120 days unless set otherwise), from its schedule and
 * rates: the new day of a usual night, every day that was missed, or all days of a course that is new. Existing starts
 * do not change, so it may run at any time and repeatedly. Next month's partition is created ahead.
 *
 * @returns the starts added
 */
export async function extendTeeSheet(
  ctx: Pick<Context, 'pool' | 'clock' | 'config' | 'log'>,
): Promise<number> {
  const today = dayOf(ctx.clock.now())
  const horizon = addDays(today, ctx.config.rules.teeSheetDays - 1)
  const added = await inTransaction(ctx.pool, async (q) => {
    await q`select pg_advisory_xact_lock(hashtextextended('teeviet.tee-sheet', 0))`
    await keepHolidays(q)
    await Promise.all([
      fillHolidays(q, today),
      q`select ensure_tee_time_partition((${horizon}::date + interval '1 month')::date)`,
    ])
    return fill(q, today, horizon)
  })
  if (added > 0) ctx.log.info({ added, horizon }, 'the tee sheet was extended')
  return added
}

async function fill(q: Query, today: Day, horizon: Day): Promise<number> {
  const missing = await q<{ from: Day; courseIds: number[] }>`
    select greatest(${today}::date, filled + 1) as from /* not null */, array_agg(c.id) as "courseIds" /* not null */
    from courses c
    cross join lateral (
      select max(play_date) as filled from tee_times
      where course_id = c.id and play_date between ${today}::date and ${horizon}::date
    ) sheet
    where c.is_open and exists (select from course_schedules where course_id = c.id)
      and (filled is null or filled < ${horizon}::date)
    group by 1`
  let added = 0
  for (const { from, courseIds } of missing) {
    const [row] = await q<{ added: number }>`
      select extend_tee_sheet(${from}::date, ${horizon}::date, ${courseIds}::int[]) as added /* not null */`
    added += row?.added ?? 0
  }
  return added
}
