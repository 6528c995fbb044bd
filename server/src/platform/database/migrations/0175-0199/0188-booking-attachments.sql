-- Files that staff attach to a booking: a written confirmation of the club, a transfer slip. Only staff read them.
create table booking_attachments (
  id bigint generated always as identity primary key,
  booking_id bigint not null references bookings on delete cascade,
  name text not null check (name ~ '\S' and length(name) <= 125),
  media_type text not null check (media_type in ('image/png', 'image/jpeg', 'image/webp', 'application/pdf')),
  bytes bytea not null check (octet_length(bytes) between 1 and 5242880),
  added_by bigint not null references staff_accounts,
  added_at timestamptz not null
);
-- pictures and most of a PDF are compressed already
alter table booking_attachments alter column bytes set storage external;
create index booking_attachments_of_booking on booking_attachments (booking_id, id);
