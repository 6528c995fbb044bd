-- When the club of a booking must have answered: of a request some minutes after it was asked, of a paid booking the day
-- before the tee time. Null while nothing is expected of it, and once it has acknowledged the booking.
alter table bookings
  add column club_due_at timestamptz,
  -- since when the desk's list shows that the club did not
  add column club_flagged_at timestamptz;
create index bookings_due_by_club on bookings (club_due_at) where club_due_at is not null;

update bookings set club_due_at = tee_time_at - interval '24 hours' where state = 'paid' and tee_time_at is not null;
