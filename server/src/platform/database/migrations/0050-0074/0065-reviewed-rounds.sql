-- The played round a review is about; null for those written before reviews needed one, and for the demo's.
alter table reviews
  add column booking_id bigint references bookings,
  add constraint round_is_reviewed_once unique (member_id, booking_id);
