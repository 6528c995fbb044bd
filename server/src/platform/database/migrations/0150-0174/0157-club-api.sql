-- Keys by which a club's own system calls the product as an account of the club. The key itself is never stored.
create table club_keys (
  id bigint generated always as identity primary key,
  staff_id bigint not null references staff_accounts,
  token_hash bytea not null unique check (length(token_hash) = 32),
  scopes text[] not null check (scopes <@ array['club.read', 'club.answer', 'club.checkIn'] and cardinality(scopes) > 0),
  created_at timestamptz not null,
  created_by bigint not null references staff_accounts,
  -- null for the current key; the one before stays good for the days of the change-over
  valid_until timestamptz,
  used_at timestamptz
);
create unique index club_account_has_one_current_key on club_keys (staff_id) where valid_until is null;
create index club_keys_of_account on club_keys (staff_id);

-- Where an account of a club gets the events of its courses; the secret that signs them is sealed.
create table club_webhooks (
  staff_id bigint primary key references staff_accounts,
  url text not null check (url ~ '^https?://'),
  secret bytea not null,
  saved_at timestamptz not null,
  -- since when no event has been taken, and why the latest was not
  failing_since timestamptz,
  failure text not null default ''
);

-- The outbox of these events: one for each line of a booking's trail and each webhook, written with that line.
create table club_events (
  id bigint generated always as identity primary key,
  staff_id bigint not null references club_webhooks on delete cascade,
  booking_id bigint not null references bookings,
  type text not null,
  at timestamptz not null,
  attempts smallint not null default 0,
  next_attempt_at timestamptz not null,
  delivered_at timestamptz,
  failed_at timestamptz,
  -- of the last attempt that failed: an HTTP status, or what the connection said
  failure text,
  constraint club_event_ends_once check (delivered_at is null or failed_at is null)
);
create index club_events_due on club_events (next_attempt_at) where delivered_at is null and failed_at is null;
create index club_events_of_account on club_events (staff_id, id);
create index club_events_of_booking on club_events (booking_id);

create function queue_club_events() returns trigger language plpgsql as $$
begin
  insert into club_events (staff_id, booking_id, type, at, next_attempt_at)
  select w.staff_id, b.id, 'booking.' || case when new.from_state = new.to_state then 'changed' else new.to_state end,
    new.at, new.at
  from bookings b
  join staff_accounts a on b.course_id = any (a.course_ids) and a.disabled_at is null
  join club_webhooks w on w.staff_id = a.id
  -- a draft was never sent, so that its end is nothing to a club
  where b.id = new.booking_id and new.to_state <> 'draft'
    and (new.from_state is distinct from 'draft' or new.to_state = 'requested');
  if found then
    perform pg_notify('teeviet', '{"channel":"club-events","payload":{}}');
  end if;
  return null;
end $$;
create trigger booking_event_is_sent_to_clubs after insert on booking_events
  for each row execute function queue_club_events();
