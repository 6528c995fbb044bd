-- While the refund of a part waits for staff, other parts may be given up too: one request waits for each part, and one
-- for the whole.
drop index refund_is_asked_once;
create unique index refund_is_asked_once on refunds (bill_id, cause, coalesce(booking_player_id, service_id, 0))
  where state = 'requested';
