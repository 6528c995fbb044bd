-- Golfers sign in by a passkey instead of an SMS: the public key of a device or password manager.
create table passkeys (
  id bigint generated always as identity primary key,
  member_id bigint not null references members,
  -- base64url, as browsers write it
  credential_id text not null unique check (length(credential_id) between 1 and 1400),
  public_key bytea not null,
  -- the uses that the authenticator reported; 0 for those that count none
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  -- the name of the browser that added it
  user_agent text not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index passkeys_of_member on passkeys (member_id);

-- The random value that a passkey signs. It is used once, for the purpose it was made for.
create table passkey_challenges (
  challenge text primary key,
  -- 'log-in', or 'add:' and the golfer who adds a passkey
  purpose text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index passkey_challenges_by_age on passkey_challenges (created_at);
