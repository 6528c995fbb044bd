import type { ClosingReason } from '@teeviet/contract/rules/bookings/closing'
import { type Day, dayOf } from '@teeviet/contract/rules/time/dates'
import type { Query } from '#platform/database/sql'

export type Closing = {
  id: number
  day_from: Day
  day_to: Day
  /** The first and the last start of a day. */
  time_from: string
  time_to: string
  /** How many tee times are still closed by it. */
  tee_times: number
  reason: ClosingReason
  note: string
  isByClub: boolean
}

/** The closings of the coming tee times of a course, the earliest first. */
export function listClosings(q: Query, courseId: number, now: Date): Promise<Closing[]> {
  return q<Closing>`
    select t.closing_id as id, min(t.play_date) as day_from /* not null */,
      max(t.play_date) as day_to /* not null */,
      to_char(min((t.starts_at at time zone 'Asia/Ho_Chi_Minh')::time), 'HH24:MI') as time_from /* not null */,
      to_char(max((t.starts_at at time zone 'Asia/Ho_Chi_Minh')::time), 'HH24:MI') as time_to /* not null */,
      count(*)::int as tee_times, t.closed_for as reason /* not null */,
      coalesce(min(t.closed_note), '') as note, coalesce(bool_or(c.is_by_club), false) as "isByClub"
    from tee_times t left join closings c on c.id = t.closing_id
    where t.course_id = ${courseId} and t.play_date >= ${dayOf(now)}::date and t.closing_id is not null
      and t.starts_at > ${now}
    group by t.closing_id, t.closed_for order by min(t.starts_at), t.closing_id`
}

/** The closings of a day's tee times that the club made itself. */
export async function closingsByClub(q: Query, courseId: number, day: Day): Promise<Set<number>> {
  const rows = await q<{ id: number }>`
    select c.id from closings c
    where c.is_by_club and c.id in (
      select closing_id from tee_times where course_id = ${courseId} and play_date = ${day}::date)`
  return new Set(rows.map(({ id }) => id))
}
