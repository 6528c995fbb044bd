import type { Day } from '@teeviet/contract/rules/time/dates'
import type { Query } from '#platform/database/sql'

/** The tee times that one closing closed and that are still closed. */
type LiftedStart = { play_date: Day; starts_at: Date }

/** The course of a closing, and whether its club made it; null when all of its tee times are open again. */
export async function findClosing(
  q: Query,
  closingId: number,
): Promise<{ courseId: number; isByClub: boolean } | null> {
  const [row] = await q<{ courseId: number; isByClub: boolean }>`
    select t.course_id as "courseId", coalesce(c.is_by_club, false) as "isByClub"
    from tee_times t left join closings c on c.id = t.closing_id where t.closing_id = ${closingId} limit 1`
  return row ?? null
}

/** Opens the tee times of a closing, in the order of time; which bookings staff kept on them is forgotten. */
export function openClosing(q: Query, closingId: number): Promise<LiftedStart[]> {
  return q<LiftedStart>`
    with locked as (
      select play_date, id from tee_times where closing_id = ${closingId} order by play_date, id for update
    ), forgotten as (
      update booking_tee_times h set kept_at = null
      from locked where h.play_date = locked.play_date and h.tee_time_id = locked.id and h.kept_at is not null
    ), opened as (
      update tee_times t set is_closed = false, closed_for = null, closed_note = null, closing_id = null
      from locked where t.play_date = locked.play_date and t.id = locked.id and t.closing_id = ${closingId}
      returning t.play_date, t.starts_at
    )
    select play_date, starts_at from opened order by starts_at`
}
