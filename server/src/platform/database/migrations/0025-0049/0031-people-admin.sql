-- Golfers who are locked out, and the accounts of the operator's own people.

alter table members
  add column locked_at timestamptz,
  add column locked_reason text check (locked_reason ~ '\S'),
  add constraint member_is_locked_for_a_reason check ((locked_at is null) = (locked_reason is null));

alter table staff_accounts
  -- null while somebody invited has set none
  alter column password_hash drop not null,
  add column revision integer not null default 1,
  add constraint staff_account_is_named check (name ~ '\S' and email ~ '^[^\s@]+@[^\s@]+$');

-- The link by which a password is set: once, for a day, the last one given.
create table staff_password_links (
  -- SHA-256 of the token in the link: the token itself is never stored
  token_hash bytea primary key,
  staff_id bigint not null unique references staff_accounts,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index staff_sessions_of_staff on staff_sessions (staff_id, created_at desc);
