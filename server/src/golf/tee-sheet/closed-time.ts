import type { Query } from '#platform/database/sql'

/**
 * The first closed tee time that a booking, whose row is locked, holds or waits for without staff having kept it there;
 * null when the booking may proceed. None of its tee times can be closed until the transaction ends: closing waits for
 * the lock taken here.
 */
export async function closedTimeOf(q: Query, bookingId: number): Promise<Date | null> {
  const held = await q<{ starts_at: Date; is_refused: boolean }>`
    select t.starts_at, t.is_closed and h.kept_at is null as is_refused
    from booking_tee_times h join tee_times t on t.play_date = h.play_date and t.id = h.tee_time_id
    where h.booking_id = ${bookingId} and (h.released_at is null or h.is_awaited)
    order by t.play_date, t.id
    for key share of t`
  return held.find((one) => one.is_refused)?.starts_at ?? null
}
