-- What a club says against the line of a booking in its statement, and the operator's answer with what the share of the
-- club was corrected by. One at a time for a booking.

create table statement_disputes (
  id bigint generated always as identity primary key,
  booking_id bigint not null references bookings,
  words text not null check (words <> ''),
  disputed_by bigint not null references staff_accounts,
  disputed_at timestamptz not null,
  answer text check (answer <> ''),
  corrected_vnd bigint,
  settled_by bigint references staff_accounts,
  settled_at timestamptz,
  check (num_nulls(answer, corrected_vnd, settled_by, settled_at) in (0, 4))
);
create unique index statement_disputes_open on statement_disputes (booking_id) where settled_at is null;
create index statement_disputes_booking on statement_disputes (booking_id, id);
