import type { Database } from '../parts/database.ts'
import type { Start } from './golfers.ts'

/** Tee times with four free places at courses that staff confirm, and that no offer changes. */
export function readStartsToBook(database: Database, count: number): Promise<Start[]> {
  return database.rows<Start>(`
    select t.course_id as "courseId", extract(epoch from t.starts_at) * 1000 as "startsAt"
    from tee_times t join courses c on c.id = t.course_id and not c.instant_confirmation
    where t.capacity = 4 and t.places_left = 4 and not t.is_closed and t.starts_at > now() + interval '2 days'
      and not exists (select from offers o where o.course_id = t.course_id)
    order by md5(t.id::text) limit ${count}`)
}
