-- When the hold of a request that nobody answers ends; fixed as it is sent, never before the staff hour is over. Null
-- without a tee time, and where nothing was held.
alter table bookings add column hold_until timestamptz;

-- Requests that wait already: two hours after the staff hour, or one hour before the tee time.
update bookings set hold_until =
  greatest(confirm_by, least(confirm_by + interval '2 hours', tee_time_at - interval '1 hour'))
where state = 'requested' and tee_time_at is not null and confirm_by is not null;
