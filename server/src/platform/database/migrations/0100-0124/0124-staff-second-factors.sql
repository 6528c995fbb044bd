-- The second factor of a console account: an app that shows a code of the moment (TOTP, RFC 6238).
create table staff_factors (
  staff_id bigint primary key references staff_accounts,
  -- encrypted with CODE_SECRET
  secret bytea not null,
  created_at timestamptz not null,
  -- null until a first code proved that the app has the secret
  confirmed_at timestamptz,
  -- the 30 seconds whose code was used last: neither it nor an earlier one is taken again
  last_step bigint
);

-- For a lost phone; shown once, when the factor is confirmed.
create table staff_recovery_codes (
  staff_id bigint not null references staff_accounts,
  code_hmac bytea not null,
  used_at timestamptz,
  primary key (staff_id, code_hmac)
);

-- When the session proved the second factor; null without one.
alter table staff_sessions add column factor_at timestamptz;
