import { type Day, dayOf } from '@teeviet/contract/rules/time/dates'
import type { Query } from '#platform/database/sql'
import { keepHolidays } from '../courses/holidays.ts'

/** A start whose price changed. */
export type Repriced = { day: Day; courseId: number }

/**
 * Prices a course's future starts by its current rates; a start without a rate has no price (0), and staff set it.
 * Bookings keep their prices.
 *
 * @returns the number of starts with a changed price
 */
export async function repriceCourse(q: Query, courseId: number, now: Date): Promise<number> {
  await keepHolidays(q)
  const days = await q<{ day: Day }>`
    select distinct play_date as day from tee_times where course_id = ${courseId} and play_date >= ${dayOf(now)}::date`
  const repriced = await reprice(
    q,
    days.map(({ day }) => day),
    { courseId, now },
  )
  return repriced.length
}

/** The same for the future starts of every course on some days. */
export function repriceDays(q: Query, days: readonly Day[], now: Date): Promise<Repriced[]> {
  return reprice(q, days, { courseId: null, now })
}

/** The starts are locked in the order in which bookings take places. */
function reprice(
  q: Query,
  days: readonly Day[],
  { courseId, now }: { courseId: number | null; now: Date },
): Promise<Repriced[]> {
  return q<Repriced>`
    with days as materialized (
      select day as play_date, day_kind_of(day) as kind from unnest(${days}::date[]) day
    ), priced as materialized (
      select t.play_date, t.id, coalesce(r.price_vnd, 0) as price
      from days join tee_times t on t.play_date = days.play_date and t.starts_at > ${now}
        and (${courseId}::int is null or t.course_id = ${courseId})
      left join lateral (
        select price_vnd from rates
        where course_id = t.course_id and holes = t.holes and customer_type = 'visitor'
          and (t.starts_at at time zone 'Asia/Ho_Chi_Minh')::time >= time_from
          and (t.starts_at at time zone 'Asia/Ho_Chi_Minh')::time < time_to
          and days.play_date >= valid_from and (valid_to is null or days.play_date <= valid_to)
          and (day_kind = days.kind or (days.kind = 'holiday' and day_kind = 'weekend'))
        order by day_kind = days.kind desc limit 1
      ) r on true
      where t.price_vnd <> coalesce(r.price_vnd, 0)
    ), locked as (
      select t.play_date, t.id, priced.price
      from tee_times t join priced on priced.play_date = t.play_date and priced.id = t.id
      order by t.play_date, t.id
      for no key update of t
    )
    update tee_times t set price_vnd = locked.price
    from locked where t.play_date = locked.play_date and t.id = locked.id
    returning t.play_date as day, t.course_id as "courseId"`
}
