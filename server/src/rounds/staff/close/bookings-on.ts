import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import type { Starts } from '#golf/tee-sheet/closing-span'
import type { Query } from '#platform/database/sql'

/** A booking on the tee times of a span; `places` on all of them. */
export type TouchedBooking = {
  id: number
  code: string
  state: BookingState
  starts_at: Date
  places: number
  amount_vnd: number | null
  vga: number
  fullname: string
}

/**
 * The bookings that hold places on these tee times, or wait for them, the earliest first; drafts are not among them.
 */
export function bookingsOn(q: Query, { days, ids }: Starts): Promise<TouchedBooking[]> {
  return q<TouchedBooking>`
    select b.id, b.code, b.state, b.amount_vnd, m.vga, m.fullname, min(t.starts_at) as starts_at /* not null */,
      sum(h.places)::int as places /* not null */
    from unnest(${days}::date[], ${ids}::bigint[]) as wanted (play_date, id)
    join tee_times t on t.play_date = wanted.play_date and t.id = wanted.id
    join booking_tee_times h on h.play_date = t.play_date and h.tee_time_id = t.id
      and (h.released_at is null or h.is_awaited)
    join bookings b on b.id = h.booking_id and b.state <> 'draft'
    join members m on m.id = b.member_id
    group by b.id, m.vga, m.fullname
    order by min(t.starts_at), b.id`
}
