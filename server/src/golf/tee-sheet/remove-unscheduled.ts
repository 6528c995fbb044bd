import { dayOf } from '@teeviet/contract/rules/time/dates'
import type { Query } from '#platform/database/sql'

/**
 * Removes future starts which a course's schedule no longer has. Starts with current or former players, with places of
 * other channels, or closed by staff stay.
 *
 * @returns the number of removed starts
 */
export async function removeUnscheduled(q: Query, courseId: number, now: Date): Promise<number> {
  const removed = await q<{ id: number }>`
    with clocked as (
      select play_date, id, holes, capacity, (starts_at at time zone 'Asia/Ho_Chi_Minh')::time as clock
      from tee_times
      where course_id = ${courseId} and play_date >= ${dayOf(now)}::date and starts_at > ${now} and not is_closed
        and external_places = 0 and places_left = capacity
    )
    delete from tee_times t using clocked c
    where t.play_date = c.play_date and t.id = c.id and not t.is_closed and t.external_places = 0
      and t.places_left = t.capacity
      and not exists (select from booking_tee_times b where b.play_date = t.play_date and b.tee_time_id = t.id)
      and not exists (
        select from course_schedules s
        where s.course_id = ${courseId} and s.holes = c.holes and s.capacity = c.capacity
          and c.clock between s.first_tee and s.last_tee
          and mod(extract(epoch from c.clock - s.first_tee)::int, s.interval_minutes * 60) = 0)
    returning t.id`
  return removed.length
}
