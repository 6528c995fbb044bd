import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import type { Query } from '#platform/database/sql'
import type { Texts } from './load-course.ts'
import type { ActorKind } from './states.ts'

/** A player of a booking with the services chosen for this player. */
export type PlayerLine = {
  id: number
  vga: number | null
  fullname: string | null
  avatar: string | null
  guest_name: string | null
  green_fee_vnd: number | null
  /** When the player was cancelled while the rest of the booking stayed. */
  cancelled_at: Date | null
  /** The player's own tee time; null while there is none. */
  starts_at: Date | null
  /** With the number of its certificate, once there is one. */
  packages: { id: number; name: Texts; price_vnd: number; certificate?: string | null }[]
}

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

export function loadPlayers(q: Query, bookingId: number): Promise<PlayerLine[]> {
  return q<PlayerLine>`
    select p.id, m.vga, m.fullname, m.avatar, p.guest_name, p.green_fee_vnd, p.cancelled_at, t.starts_at, (
      select coalesce(json_agg(json_build_object('id', k.id, 'name', k.name, 'price_vnd', c.price_vnd,
        'certificate', (select i.number from insurance_certificates i where i.booking_player_id = p.id and i.package_id = k.id)) order by k.price_vnd, k.id), '[]')
      from booking_player_packages c join insurance_packages k on k.id = c.package_id where c.booking_player_id = p.id
    ) as packages /* not null */
    from booking_players p left join members m on m.id = p.member_id
    left join tee_times t on t.play_date = p.play_date and t.id = p.tee_time_id
    where p.booking_id = ${bookingId} order by p.position`
}

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
      else e.actor_kind end as actor /* not null */
    from booking_events e where e.booking_id = ${bookingId} order by e.id`
}

export function loadTeeTimes(q: Query, bookingId: number): Promise<TeeTimeLine[]> {
  return q<TeeTimeLine>`
    select t.id, t.starts_at, t.holes, h.places
    from booking_tee_times h join tee_times t on t.play_date = h.play_date and t.id = h.tee_time_id
    where h.booking_id = ${bookingId} order by t.starts_at`
}
