import type { ClosingReason } from '@teeviet/contract/rules/bookings/closing'
import { type Day, dayOf } from '@teeviet/contract/rules/time/dates'
import type { Query } from '#platform/database/sql'

/**
 * The closing that a club made over a booking, on the day of the closed tee time; `keptAt` is when staff recorded that
 * the club hosts the booking all the same.
 */
export type ClubClosing = {
  day: Day
  at: Date
  by: string
  reason: ClosingReason
  note: string
  keptAt: Date | null
}

/**
 * The bookings on tee times that a club closed over them and did not open again, the next to be played first: staff move
 * each, end it, or record that the club hosts it. It is listed until its day of play is over, and not while other times
 * or a change are on offer. The closing keeps the booking at its own moment; what staff kept, they kept later.
 *
 * @param courses only those at these courses; null for all
 */
export async function bookingsClosedByClub(
  q: Query,
  now: Date,
  courses: number[] | null = null,
): Promise<number[]> {
  const rows = await q<{ id: number }>`
    select b.id
    from tee_times t join closings c on c.id = t.closing_id and c.is_by_club
    join booking_tee_times h on h.play_date = t.play_date and h.tee_time_id = t.id
      and (h.released_at is null or h.is_awaited) and (h.kept_at is null or h.kept_at <= c.closed_at)
    join bookings b on b.id = h.booking_id
    where t.closing_id is not null and t.play_date >= ${dayOf(now)}::date
      and b.state in ('requested', 'confirmed', 'placed', 'paid') and b.offered_until is null
      and (${courses}::int[] is null or b.course_id = any (${courses}))
    group by b.id order by min(t.starts_at), b.id`
  return rows.map(({ id }) => id)
}

/**
 * The closings of clubs over some live bookings, by booking: of several the one over its first closed tee time, first of
 * those that staff have not kept it on.
 */
export async function clubClosingsOf(q: Query, ids: readonly number[]): Promise<Map<number, ClubClosing>> {
  const rows = await q<ClubClosing & { id: number }>`
    select distinct on (b.id) b.id, t.play_date as day, c.closed_at as at, s.name as by, t.closed_for as reason /* not null */,
      coalesce(t.closed_note, '') as note, case when h.kept_at > c.closed_at then h.kept_at end as "keptAt"
    from bookings b join booking_tee_times h on h.booking_id = b.id and (h.released_at is null or h.is_awaited)
    join tee_times t on t.play_date = h.play_date and t.id = h.tee_time_id
    join closings c on c.id = t.closing_id and c.is_by_club
    join staff_accounts s on s.id = c.closed_by
    where b.id = any (${[...ids]}) and b.state in ('requested', 'confirmed', 'placed', 'paid')
    order by b.id, coalesce(h.kept_at > c.closed_at, false), t.starts_at`
  return new Map(rows.map(({ id, ...closing }) => [id, closing]))
}

/** The closing under a booking that staff have to settle, as they read it; null once its day is over. */
export function clubClosingOnWire(closing: ClubClosing | null, now: Date) {
  if (closing === null || closing.keptAt !== null || closing.day < dayOf(now)) return null
  const { at, by, reason, note } = closing
  return { at: at.getTime(), by, reason, note }
}
