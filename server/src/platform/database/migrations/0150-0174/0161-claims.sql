-- Which staff member works on a booking, and until when it is snoozed: a snooze ends when the booking leaves its state.
create table booking_claims (
  booking_id bigint primary key references bookings on delete cascade,
  staff_id bigint references staff_accounts,
  claimed_at timestamptz,
  snoozed_until timestamptz,
  snoozed_state text,
  constraint claim_has_its_time check ((staff_id is null) = (claimed_at is null)),
  constraint snooze_has_its_state check ((snoozed_until is null) = (snoozed_state is null))
);
create index booking_claims_of_staff on booking_claims (staff_id);
create index booking_claims_snoozed on booking_claims (snoozed_until) where snoozed_until is not null;

-- The open streams of the console, one a page, and the booking that is opened there: colleagues see it.
create table console_streams (
  id uuid primary key,
  connection uuid not null,
  staff_id bigint not null references staff_accounts on delete cascade,
  booking_id bigint references bookings on delete cascade,
  opened_at timestamptz,
  -- a stream does not outlive it, whatever became of its server
  ends_at timestamptz not null,
  constraint opened_booking_has_its_time check ((booking_id is null) = (opened_at is null))
);

-- How a staff member wants to hear of new requests.
alter table staff_accounts
  add column notify_by_sound boolean not null default false,
  add column notify_by_browser boolean not null default false;
