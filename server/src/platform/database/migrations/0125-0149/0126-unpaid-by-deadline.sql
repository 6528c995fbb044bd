-- The desk's list of unpaid orders, in the order in which their payment windows end.
create index bookings_unpaid_by_deadline on bookings (pay_by, id) where state = 'placed';
