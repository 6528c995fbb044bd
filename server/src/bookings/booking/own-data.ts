import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'

/** A golfer's bookings with players, bill and every step, and the rounds others booked them into. */
export async function bookingData({ q }: Pick<Context, 'q'>, memberId: number) {
  return {
    bookings: await q<Record<string, unknown>>`
      select b.code, c.title as course, b.state, b.play_date, b.tee_time_at, b.holes, b.customer_type, b.player_count, b.amount_vnd,
        b.created_at, b.requested_at, b.confirmed_at, b.placed_at, b.pay_by, b.paid_at, b.ended_at, b.end_reason, b.end_reason_code,
        b.terms_version, b.refund_ladder, l.payment_code,
        (select json_build_object('name', k.name, 'tax_code', k.tax_code, 'address', k.address, 'email', k.email)
         from companies k where k.id = b.company_id) as company,
        (select json_agg(json_build_object('kind', s.kind, 'amount_vnd', s.amount_vnd, 'refund_vnd', s.refund_vnd,
           'paid_at', s.paid_at, 'cancelled_at', s.cancelled_at) order by s.id)
         from bill_services s where s.bill_id = b.id) as services,
        (select json_agg(to_jsonb(p) - array['id', 'booking_id', 'member_id', 'guest_name', 'play_date', 'tee_time_id']
           || jsonb_build_object('guest', p.guest_name, 'vid', m.vga, 'starts_at', t.starts_at,
             'path', case when t.id is not null then coalesce(b.path, t.path) end) order by p.position)
         from booking_players p left join members m on m.id = p.member_id
         left join tee_times t on t.play_date = p.play_date and t.id = p.tee_time_id where p.booking_id = b.id) as players,
        (select json_agg(json_build_object('at', e.at, 'to', e.to_state, 'by', e.actor_kind, 'reason', e.reason,
           'reason_code', e.reason_code)
           order by e.id)
         from booking_events e where e.booking_id = b.id) as steps
      from bookings b join courses c on c.id = b.course_id join bills l on l.id = b.id
      where b.member_id = ${memberId} order by b.id desc`,
    playedWithOthers: await q<Record<string, unknown>>`
      select c.title as course, b.state, b.play_date, b.tee_time_at,
        case when t.id is not null then coalesce(b.path, t.path) end as path
      from booking_players p join bookings b on b.id = p.booking_id join courses c on c.id = b.course_id
      left join tee_times t on t.play_date = p.play_date and t.id = p.tee_time_id
      where p.member_id = ${memberId} and b.member_id <> ${memberId} and b.state <> 'draft' order by b.id desc`,
  }
}

export type OpenBooking = {
  id: number
  code: string
  course: string
  state: BookingState
  plays_at: Date
  /** The obstacle to deleting the account: the booking itself, or its money in transit. */
  waits_for: 'booking' | 'payment' | 'transfer' | 'refund'
}

/** The golfer's open bookings: an answer, payment, round or refund is outstanding. */
export function openBookings(q: Query, memberId: number): Promise<OpenBooking[]> {
  return q<OpenBooking>`
    select b.id, b.code, c.title as course, b.state, 'booking' as waits_for,
      coalesce(b.tee_time_at, b.play_date::timestamp at time zone 'Asia/Ho_Chi_Minh') as plays_at
    from bookings b join courses c on c.id = b.course_id
    where b.member_id = ${memberId}
      and b.state in ('requested', 'confirmed', 'placed', 'paid', 'cancellation_requested')
    order by plays_at, b.id`
}

/** Gives a booking, whose row is locked, and its golfer's place among the players to another member. */
export async function moveBooking(
  q: Query,
  { id, from, to }: { id: number; from: number; to: number },
): Promise<void> {
  await q`update bookings set member_id = ${to} where id = ${id} and member_id = ${from}`
  await q`update booking_players set member_id = ${to} where booking_id = ${id} and member_id = ${from}`
}

/**
 * Takes the names of guests and typed reasons off the bookings of a golfer who left; the bookings stay, as the law on
 * accounting asks.
 */
export async function forgetGuests(q: Query, memberId: number): Promise<void> {
  await q`
    update booking_players p set guest_name = 'Khách', is_unnamed = false
    from bookings b where b.id = p.booking_id and b.member_id = ${memberId} and p.guest_name is not null`
  await q`update bookings set end_reason = null where member_id = ${memberId} and end_reason is not null`
}
