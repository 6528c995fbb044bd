-- Why a booking ended: a reason out of the list of contract/src/rules/end-reasons.ts, which is written in four
-- languages, beside the words somebody typed. Who ended it stands with the booking: of a paid one whoever asked for the
-- refund, not whoever agreed to it.
alter table bookings add column end_reason_code text;
alter table bookings add column ended_by text check (ended_by in ('member', 'staff', 'system'));
alter table booking_events add column reason_code text;
alter table refunds add column reason_code text;

update bookings b set ended_by = e.actor_kind, end_reason = e.reason
from (
  select distinct on (booking_id) booking_id, actor_kind, reason
  from booking_events
  where to_state in ('rejected', 'withdrawn', 'expired', 'cancelled', 'cancellation_requested')
  order by booking_id, (to_state = 'cancellation_requested') desc, id desc
) e
where e.booking_id = b.id and b.ended_at is not null
  and b.state in ('rejected', 'withdrawn', 'expired', 'cancelled', 'refunded', 'partly_refunded')
  and e.actor_kind in ('member', 'staff', 'system');

-- The clock's reasons were notes in English.
update bookings set end_reason = null, end_reason_code = 'no_code'
where state = 'expired' and ended_by = 'system' and end_reason = 'no code in time';
update bookings set end_reason = null, end_reason_code = 'not_paid'
where state = 'expired' and ended_by = 'system' and end_reason = 'not paid in time';

-- Staff withdrew what was not paid for golfers who asked, and for nobody else.
update bookings b set end_reason_code = 'golfer_asked'
where b.ended_by = 'staff' and b.state in ('withdrawn', 'cancelled')
  and not exists (select from refunds r where r.bill_id = b.id and r.cause = 'booking');
-- What staff gave up of a paid booking was for the club when they agreed to it in the same moment.
update bookings b set end_reason_code = 'golfer_asked'
from refunds r
where r.bill_id = b.id and r.cause = 'booking' and b.ended_by = 'staff'
  and b.state in ('cancelled', 'refunded', 'partly_refunded') and r.decided_at is distinct from r.requested_at;
