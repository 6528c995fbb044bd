import { dayOf } from '@teeviet/contract/rules/time/dates'
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

/** A tee time of a booking that its club closed: kept there by staff since then, or closed after they read it. */
export type ClosedByClub = { starts_at: Date; isKept: boolean; isLater: boolean }

/**
 * The tee times from today on that a club closed over a booking, whose row is locked. None of them is opened or closed
 * until the transaction ends: both wait for the locks taken here.
 *
 * @param readAt the moment of the closing that staff read
 */
export async function lockClosedByClub(
  q: Query,
  bookingId: number,
  readAt: Date,
  now: Date,
): Promise<ClosedByClub[]> {
  await q`
    select 1 from booking_tee_times h join tee_times t on t.play_date = h.play_date and t.id = h.tee_time_id
    where h.booking_id = ${bookingId} and (h.released_at is null or h.is_awaited)
    order by t.play_date, t.id
    for key share of t`
  return q<ClosedByClub>`
    select t.starts_at, coalesce(h.kept_at > c.closed_at, false) as "isKept", c.closed_at > ${readAt} as "isLater" /* not null */
    from booking_tee_times h join tee_times t on t.play_date = h.play_date and t.id = h.tee_time_id
    join closings c on c.id = t.closing_id and c.is_by_club
    where h.booking_id = ${bookingId} and (h.released_at is null or h.is_awaited) and t.play_date >= ${dayOf(now)}::date
    order by t.starts_at`
}

/**
 * Notes that staff keep a booking on the tee times that `lockClosedByClub` has locked, up to the closing they read. The
 * closing itself kept it there at its own moment, so the moment noted is a later one, also where the clock of this server
 * is behind.
 */
export async function keepOnClosedByClub(
  q: Query,
  bookingId: number,
  readAt: Date,
  now: Date,
): Promise<void> {
  await q`
    update booking_tee_times h set kept_at = greatest(${now}::timestamptz, c.closed_at + interval '1 microsecond')
    from tee_times t join closings c on c.id = t.closing_id and c.is_by_club
    where h.booking_id = ${bookingId} and t.play_date = h.play_date and t.id = h.tee_time_id
      and (h.released_at is null or h.is_awaited) and t.play_date >= ${dayOf(now)}::date
      and c.closed_at <= ${readAt} and (h.kept_at is null or h.kept_at <= c.closed_at)`
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
