import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import type { Query } from '#platform/database/sql'
import type { ActorKind } from './states.ts'

/** A service of a bill. */
export type ServiceLine = {
  id: number
  kind: 'booking' | 'hio' | 'shop' | 'other'
  amount_vnd: number | null
  refund_vnd: number
  paid_at: Date | null
  cancelled_at: Date | null
}

/** A change of a booking's state; `actor` is the name of who took the step. */
export type EventLine = {
  from_state: BookingState | null
  to_state: BookingState
  at: Date
  reason: string | null
  reason_code: string | null
  actor_kind: ActorKind
  actor: string
}

/** A start on which a booking holds places. */
export type TeeTimeLine = { id: number; starts_at: Date; holes: number; places: number }

export function loadServices(q: Query, billId: number): Promise<ServiceLine[]> {
  return q<ServiceLine>`
    select id, kind, amount_vnd, refund_vnd, paid_at, cancelled_at
    from bill_services where bill_id = ${billId} order by id`
}

export function loadEvents(q: Query, bookingId: number): Promise<EventLine[]> {
  return q<EventLine>`
    select e.from_state, e.to_state, e.at, e.reason, e.reason_code, e.actor_kind, case e.actor_kind
      when 'member' then (select fullname from members where id = e.actor_id)
      when 'staff' then (select name from staff_accounts where id = e.actor_id)
      when 'club' then coalesce((select answered_by from club_requests where booking_id = e.booking_id), 'club')
      else e.actor_kind end as actor /* not null */
    from booking_events e where e.booking_id = ${bookingId} order by e.id`
}

export function loadTeeTimes(q: Query, bookingId: number): Promise<TeeTimeLine[]> {
  return q<TeeTimeLine>`
    select t.id, t.starts_at, t.holes, h.places
    from booking_tee_times h join tee_times t on t.play_date = h.play_date and t.id = h.tee_time_id
    where h.booking_id = ${bookingId} order by t.starts_at`
}
