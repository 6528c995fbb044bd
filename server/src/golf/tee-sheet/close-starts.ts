import type { Query } from '#platform/database/sql'
import type { Span, Starts } from './closing-span.ts'

export type NewClosing = {
  courseId: number
  reason: string
  note: string | null
  staffId: number
  isByClub: boolean
  now: Date
}

/** Closes locked tee times, as one closing that can be lifted as one; returns it, null when there are none. */
export async function closeStarts(
  q: Query,
  starts: Starts,
  { courseId, reason, note, staffId, isByClub, now }: NewClosing,
): Promise<number | null> {
  if (starts.ids.length === 0) return null
  const [closed] = await q<{ closing_id: number }>`
    with closing as (
      insert into closings (course_id, closed_by, is_by_club, closed_at)
      values (${courseId}, ${staffId}, ${isByClub}, ${now}) returning id
    )
    update tee_times t set is_closed = true, closed_for = ${reason}, closed_note = ${note}, closing_id = closing.id
    from closing, unnest(${starts.days}::date[], ${starts.ids}::bigint[]) as closed (play_date, id)
    where t.play_date = closed.play_date and t.id = closed.id
    returning closing.id as closing_id`
  return closed?.closing_id ?? null
}

/** Notes that staff keep these bookings on tee times that are closed. */
export async function keepOnClosed(
  q: Query,
  { days, ids }: Starts,
  bookingIds: readonly number[],
  now: Date,
): Promise<void> {
  if (bookingIds.length === 0) return
  await q`
    update booking_tee_times h set kept_at = ${now}
    from unnest(${days}::date[], ${ids}::bigint[]) as closed (play_date, id)
    where h.play_date = closed.play_date and h.tee_time_id = closed.id and (h.released_at is null or h.is_awaited)
      and h.booking_id = any (${[...bookingIds]})`
}

/**
 * Opens the closed tee times of a span; which bookings staff kept on them is forgotten.
 *
 * @param reason only those that were closed for it; null for all
 * @returns how many
 */
export async function openSpan(q: Query, span: Span, reason: string | null): Promise<number> {
  const opened = await q<{ id: number }>`
    with locked as (
      select play_date, id from tee_times
      where course_id = ${span.facility_id} and play_date between ${span.day_from}::date and ${span.day_to}::date and is_closed
        and (${reason}::text is null or closed_for = ${reason})
        and (starts_at at time zone 'Asia/Ho_Chi_Minh')::time between ${span.time_from}::time and ${span.time_to}::time
        and (${span.number_hole ?? null}::int is null or holes = ${span.number_hole ?? null})
      order by play_date, id for update
    ), forgotten as (
      update booking_tee_times h set kept_at = null
      from locked where h.play_date = locked.play_date and h.tee_time_id = locked.id and h.kept_at is not null
    )
    update tee_times t set is_closed = false, closed_for = null, closed_note = null, closing_id = null
    from locked where t.play_date = locked.play_date and t.id = locked.id
    returning t.id`
  return opened.length
}
