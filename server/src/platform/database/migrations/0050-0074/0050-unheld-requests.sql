-- A request on a tee time that does not hold its places, and why: they are beyond what one member's unpaid requests may
-- hold, or nobody answered in time. What is sold always holds its places.
alter table bookings
  add column unheld_for text check (unheld_for in ('cap', 'unanswered')),
  add constraint only_requests_hold_nothing check (unheld_for is null
    or state not in ('confirmed', 'placed', 'paid', 'played', 'cancellation_requested', 'refunded', 'partly_refunded'));

-- Places that such a request waits for: they are free, and staff's acceptance takes them.
alter table booking_tee_times
  add column is_awaited boolean not null default false,
  add constraint only_free_places_are_awaited check (not is_awaited or released_at is not null);

-- What one member's unpaid bookings hold is counted with each request.
create index bookings_unpaid_of_member on bookings (member_id)
  where state in ('draft', 'requested', 'confirmed', 'placed');
