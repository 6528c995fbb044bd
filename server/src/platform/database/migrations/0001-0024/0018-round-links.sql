-- The link by which a golfer shows a round to who plays along. Whoever has the code sees the round, never its money.
create table round_links (
  booking_id bigint primary key references bookings,
  code text not null unique check (length(code) = 22),
  created_at timestamptz not null
);
