-- Golfers, the operator's staff, and how both prove who they are.

create sequence member_vga start 100001;

-- A name as it is searched: small letters, no marks (đ is d), no signs between the words.
create function searchable(name text) returns text
  language sql immutable strict parallel safe
  return lower(translate(normalize(regexp_replace(
    regexp_replace(normalize(name, NFD), '[\u0300-\u036f]', '', 'g'), '[!-/:-@[-`{-~]+', ' ', 'g'), NFC), 'đĐ', 'dd'));

create table members (
  id bigint generated always as identity primary key,
  -- the member number golfers know (vID); never reused
  vga bigint not null unique default nextval('member_vga') check (vga > 0),
  -- national form, 0 and nine digits; null once the account is deleted
  phone text unique check (phone ~ '^0[0-9]{9,10}$'),
  fullname text not null default '' check (length(fullname) <= 100),
  name_words tsvector not null generated always as (to_tsvector('simple', searchable(fullname))) stored,
  email text check (length(email) <= 254),
  address text check (length(address) <= 500),
  birthday date check (birthday > date '1900-01-01'),
  avatar text,
  type_member smallint not null default 0 check (type_member between 0 and 3),
  bank_id smallint,
  cif text,
  merchant text,
  language text not null default 'vi' check (language in ('vi', 'en', 'kr', 'jp')),
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index members_by_name on members using gin (name_words);

-- A second phone by which other golfers find a member; it signs nobody in until staff have confirmed it.
create table member_linked_phones (
  phone text primary key check (phone ~ '^0[0-9]{9,10}$'),
  member_id bigint not null unique references members,
  linked_by bigint not null references members,
  linked_at timestamptz not null,
  confirmed_at timestamptz
);

create table play_partners (
  member_id bigint not null references members,
  partner_id bigint not null references members check (partner_id <> member_id),
  last_played_on date not null,
  primary key (member_id, partner_id)
);

create table member_sessions (
  id uuid primary key,
  member_id bigint not null references members,
  -- through which partner the golfer came in this time
  merchant text,
  bank_id smallint,
  cif text,
  order_id text,
  user_agent text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index member_sessions_of_member on member_sessions (member_id);

create table staff_accounts (
  id bigint generated always as identity primary key,
  email text not null unique check (email = lower(email)),
  name text not null,
  password_hash text not null,
  roles text[] not null check (roles <@ array['staff', 'sales', 'admin'] and cardinality(roles) > 0),
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  disabled_at timestamptz
);

create table staff_sessions (
  -- SHA-256 of the bearer token: the token itself is never stored
  token_hash bytea primary key,
  staff_id bigint not null references staff_accounts,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);

create table captchas (
  keydata text primary key check (length(keydata) between 1 and 64),
  answer_hmac bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  failures smallint not null default 0,
  used_at timestamptz
);

-- A caller (signed cookie, else address) who solved a captcha: good for one SMS, then for resends to the same phone.
create table captcha_passes (
  id bigint generated always as identity primary key,
  caller text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  phone text,
  used_at timestamptz,
  resends smallint not null default 0
);
create index captcha_passes_of_caller on captcha_passes (caller, id desc);

create table one_time_codes (
  id bigint generated always as identity primary key,
  phone text not null,
  purpose text not null check (purpose in ('login', 'booking', 'payment')),
  -- what the code approves (a booking or payment id); empty for a login
  subject text not null default '',
  code_hmac bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  failures smallint not null default 0,
  used_at timestamptz,
  replaced_at timestamptz
);
create index one_time_codes_of_phone on one_time_codes (phone, purpose, id desc);

-- Customers a partner bank has just handed in: their login code needs no captcha for a while.
create table hand_ins (
  phone text not null,
  cif text not null check (length(cif) <= 64),
  created_at timestamptz not null,
  primary key (phone, cif)
);

-- Counters that may be lost in a crash; what must survive is counted from the rows it protects.
create unlogged table rate_limits (key text primary key, points integer not null, expire bigint);

-- The answer of a creating call, kept so that a retry of the same request is the same request.
create table idempotency_keys (
  caller text not null,
  key text not null check (length(key) between 8 and 128),
  request_hash bytea not null,
  answer jsonb,
  created_at timestamptz not null,
  primary key (caller, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);
