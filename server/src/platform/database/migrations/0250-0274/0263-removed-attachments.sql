-- A file that staff removed from a booking stays here for the seconds in which they can undo it, with its number. A table of
-- its own: no reader of attachments has to leave removed ones out.
create table removed_attachments (
  id bigint primary key,
  booking_id bigint not null references bookings on delete cascade,
  name text not null,
  media_type text not null,
  bytes bytea not null,
  added_by bigint not null references staff_accounts,
  added_at timestamptz not null,
  removed_by bigint not null references staff_accounts,
  removed_at timestamptz not null
);
alter table removed_attachments alter column bytes set storage external;
create index removed_attachments_of_booking on removed_attachments (booking_id);
