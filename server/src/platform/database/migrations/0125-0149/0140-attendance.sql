-- Whether the players of a paid booking came: the counter checks them in, and records those who do not come.
alter table booking_players
  add column attendance text not null default 'expected',
  add column attendance_at timestamptz,
  add constraint attendance_is_known check (attendance in ('expected', 'checked_in', 'no_show')),
  add constraint attendance_has_its_time check (attendance = 'expected' or attendance_at is not null);

-- What the starter must know of a booking: caddies, buggies, rental clubs. Golfers never read it.
alter table bookings
  add column start_note text constraint start_note_is_short check (length(start_note) between 1 and 200);
