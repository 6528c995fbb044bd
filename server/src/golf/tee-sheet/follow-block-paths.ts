import { dayOf } from '@teeviet/contract/rules/time/dates'
import type { Query } from '#platform/database/sql'

/**
 * Gives the future starts of a course the paths of its schedule. Starts on which places are held or awaited keep
 * theirs: their golfers know it.
 *
 * @returns the number of starts with another path
 */
export async function followBlockPaths(q: Query, courseId: number, now: Date): Promise<number> {
  const changed = await q<{ id: number }>`
    update tee_times t set path = s.path
    from course_schedules s
    where t.course_id = ${courseId} and s.course_id = t.course_id and t.play_date >= ${dayOf(now)}::date
      and t.starts_at > ${now} and s.holes = t.holes and t.path is distinct from s.path
      and (t.starts_at at time zone 'Asia/Ho_Chi_Minh')::time between s.first_tee and s.last_tee
      and t.places_left + t.external_places = t.capacity
      and not exists (
        select from booking_tee_times b where b.play_date = t.play_date and b.tee_time_id = t.id
          and (b.released_at is null or b.is_awaited))
    returning t.id`
  return changed.length
}
