import type { Query } from '#platform/database/sql'

type Fault = { rule: string; id: string | number | null }

/**
 * No place is free and waited for at once, nor kept for an entry that waits no more; the booking of an entry is its
 * golfer's, within the band that was waited for and not above the highest price. Who was let into a flight has a booking.
 */
export const waitlistFaults = (q: Query) => q<Fault>`
  select 'a place is free and waited for at once' as rule, e.id as id
  from waitlist_entries e join tee_times t on t.play_date = e.play_date and t.course_id = e.course_id
  where e.state = 'waiting' and e.holes = t.holes and not t.is_closed
    and t.places_left >= e.players and t.price_vnd between 1 and e.most_price_vnd
    and extract(epoch from (t.starts_at at time zone 'Asia/Ho_Chi_Minh')::time) / 60 between e.from_minute and e.to_minute
  union all
  select 'an entry of the waitlist was booked for another golfer or course', e.id
  from waitlist_entries e join bookings b on b.id = e.booking_id where b.member_id <> e.member_id
  union all
  select 'a golfer was let into a flight without a booking of their own', a.id
  from flight_asks a left join bookings j on j.id = a.joined_booking_id
  where a.state = 'joined' and (j.id is null or j.member_id <> a.member_id or j.player_count < 1)
  union all
  select 'an order that its wallet pays is paid by something else', b.id
  from bookings b where b.pays_from_wallet and not exists (
    select from waitlist_entries e where e.booking_id = b.id and e.paid_by = 'wallet')`
