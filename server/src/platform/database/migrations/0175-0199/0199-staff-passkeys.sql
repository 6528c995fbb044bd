-- Passkeys of console accounts: a second factor after the password, and a login of its own. Those of golfers are in `passkeys`.
create table staff_passkeys (
  id bigint generated always as identity primary key,
  staff_id bigint not null references staff_accounts,
  -- given by its owner
  name text not null check (length(name) between 1 and 60),
  -- base64url, as browsers write it
  credential_id text not null unique check (length(credential_id) between 1 and 1400),
  public_key bytea not null,
  -- the uses that the authenticator reported; 0 for those that count none
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index staff_passkeys_of_staff on staff_passkeys (staff_id);
