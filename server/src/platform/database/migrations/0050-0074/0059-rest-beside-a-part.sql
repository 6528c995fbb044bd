-- While the refund of a part waits for staff, the rest of the booking may be cancelled beside it: one request for a part
-- and one for the whole wait at most.
drop index refund_is_asked_once;
create unique index refund_is_asked_once on refunds (bill_id, (cause = 'booking')) where state = 'requested';
