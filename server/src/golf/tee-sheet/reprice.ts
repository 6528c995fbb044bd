import { dayOf } from '@teeviet/contract/rules/time/dates'
import type { Query } from '#platform/database/sql'

/**
 * Prices a course's future starts by its current rates; a start without a rate has no price (0), and staff set it.
 * Bookings keep their prices. Locked in the order in which bookings take places.
 *
 * @returns the number of starts with a changed price
 */
export async function repriceCourse(q: Query, courseId: number, now: Date): Promise<number> {
  const repriced = await q<{ id: number }>`
    with days as materialized (
      select d.play_date, day_kind_of(d.play_date) as kind
      from (select distinct play_date from tee_times where course_id = ${courseId} and play_date >= ${dayOf(now)}::date) d
    ), priced as materialized (
      select t.play_date, t.id, coalesce(r.price_vnd, 0) as price
      from days join tee_times t on t.play_date = days.play_date and t.course_id = ${courseId} and t.starts_at > ${now}
      left join lateral (
        select price_vnd from rates
        where course_id = ${courseId} and holes = t.holes and customer_type = 'visitor'
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
    returning t.id`
  return repriced.length
}
