-- A partner is a row: who it is, how its golfers' pages look, who may frame them, what it hands over and gets.

create table partners (
  id smallint generated always as identity primary key,
  code text not null unique check (code ~ '^[a-z][a-z0-9-]{1,31}$'),
  name text not null check (length(name) between 1 and 60),
  bank_id smallint unique check (bank_id > 0),
  source smallint unique check (source > 0),
  merchant text unique check (length(merchant) between 1 and 32),
  -- the home variant, which its banners go by
  screen_type smallint not null default 6,
  -- the payment method that is this bank's own card
  payment_method text unique check (payment_method in ('stb', 'nab', 'vietin', 'bidv')),
  -- {main_color: "#0a6a4b", ...}
  style jsonb not null default '{}',
  font text not null default 'default' check (font in ('default', 'system')),
  icons text not null default 'outline' check (icons in ('outline', 'filled')),
  -- {app: {vi: ..., en: ...}, welcome: {...}}
  titles jsonb not null default '{"app": {}, "welcome": {}}',
  features text[] not null default '{}'
    check (features <@ array['insurance', 'golf_cards', 'inquiry_payment', 'price_arrow', 'reload_after_sign_in']),
  frame_origins text[] not null default '{}',
  message_origin text,
  allowed_hosts text[] not null default '{}',
  app_url text,
  shop_url text,
  hio_url text,
  callback_url text,
  -- {cipher, encoding, payload, proof}: how customers are handed over, and how ours are handed on
  hand_over jsonb,
  sealing jsonb,
  is_active boolean not null default true,
  -- its addresses and keys are the sandbox's, set anew at each start and worth nothing in production
  is_sandbox boolean not null default false,
  updated_at timestamptz not null default now()
);

create table partner_keys (
  id bigint generated always as identity primary key,
  partner_id smallint not null references partners,
  key_id text not null,
  -- the keys, encrypted with the server's own
  sealed bytea not null,
  has_verify_key boolean not null,
  created_at timestamptz not null,
  created_by bigint references staff_accounts,
  -- null while it is the current one
  valid_until timestamptz,
  unique (partner_id, key_id)
);
create unique index one_current_key on partner_keys (partner_id) where valid_until is null;

-- Customers by the partner's own number for them: a phone alone never opens somebody's account.
create table partner_customers (
  partner_id smallint not null references partners,
  cif text not null check (length(cif) between 1 and 64),
  member_id bigint not null references members,
  linked_at timestamptz not null,
  primary key (partner_id, cif)
);
create index partner_customers_of_member on partner_customers (member_id);

-- Hand-overs that were used: none works twice.
create table used_hand_overs (
  partner_id smallint not null references partners,
  digest bytea not null,
  nonce text not null,
  used_at timestamptz not null,
  primary key (partner_id, digest),
  constraint nonce_is_used_once unique (partner_id, nonce)
);
create index used_hand_overs_by_age on used_hand_overs (used_at);

create table partner_events (
  id bigint generated always as identity primary key,
  partner_id smallint not null references partners,
  at timestamptz not null,
  what text not null check (what in ('created', 'changed', 'keys_rotated', 'hand_over_accepted', 'hand_over_refused')),
  staff_id bigint references staff_accounts,
  detail text not null default ''
);
create index partner_events_of_partner on partner_events (partner_id, id desc);

alter table hand_ins add column partner_id smallint references partners, add column order_id text;

create trigger tell_change after insert or update or delete or truncate on partners
  for each statement execute function tell_change();

insert into partners (code, name, bank_id, source, merchant, screen_type, payment_method, style, font, icons, features,
  hand_over, sealing, titles)
values
  ('vietin', 'VietinBank', 1, null, null, 11, 'vietin',
    '{"main_color": "#00558c", "accent_color": "#d6264b"}', 'default', 'outline', '{insurance,golf_cards,price_arrow}',
    '{"cipher": "aes-256-cbc", "encoding": "base64", "payload": "json", "proof": "rsa-sha256"}',
    '{"cipher": "aes-256-cbc", "encoding": "base64", "payload": "json", "proof": "hmac-sha256"}',
    '{"app": {"vi": "Golf VietinBank", "en": "VietinBank Golf", "kr": "VietinBank 골프", "jp": "VietinBankゴルフ"},
      "welcome": {"vi": "Đặt sân cùng VietinBank", "en": "Book golf with VietinBank",
        "kr": "VietinBank와 함께하는 골프 예약", "jp": "VietinBankでゴルフ予約"}}'),
  ('stb', 'Sacombank', 2, null, null, 12, 'stb',
    '{"main_color": "#0a4da2", "accent_color": "#e9b44c"}', 'default', 'outline', '{insurance,golf_cards}',
    '{"cipher": "aes-256-cbc", "encoding": "base64", "payload": "joined", "proof": "joined-sha256"}',
    '{"cipher": "aes-256-cbc", "encoding": "base64", "payload": "joined", "proof": "joined-sha256"}',
    '{"app": {"vi": "Golf Sacombank", "en": "Sacombank Golf", "kr": "Sacombank 골프", "jp": "Sacombankゴルフ"},
      "welcome": {"vi": "Đặt sân cùng Sacombank", "en": "Book golf with Sacombank",
        "kr": "Sacombank와 함께하는 골프 예약", "jp": "Sacombankでゴルフ予約"}}'),
  ('nab', 'Nam A Bank', 3, null, null, 13, 'nab',
    '{"main_color": "#0f6fb5", "accent_color": "#f2a33a"}', 'default', 'outline', '{insurance,golf_cards}',
    '{"cipher": "aes-256-ecb", "encoding": "hex", "payload": "query", "proof": "hmac-sha256"}',
    '{"cipher": "aes-256-ecb", "encoding": "hex", "payload": "query", "proof": "hmac-sha256"}',
    '{"app": {"vi": "Golf Nam A Bank", "en": "Nam A Bank Golf", "kr": "Nam A Bank 골프", "jp": "Nam A Bankゴルフ"},
      "welcome": {"vi": "Đặt sân cùng Nam A Bank", "en": "Book golf with Nam A Bank",
        "kr": "Nam A Bank와 함께하는 골프 예약", "jp": "Nam A Bankでゴルフ予約"}}'),
  ('bidv', 'BIDV', 7, 7, null, 14, 'bidv',
    '{"main_color": "#0a6a4b", "accent_color": "#d9a521"}', 'system', 'filled', '{inquiry_payment,reload_after_sign_in}',
    '{"cipher": "aes-256-gcm", "encoding": "base64", "payload": "json", "proof": "none"}',
    '{"cipher": "aes-256-gcm", "encoding": "base64", "payload": "json", "proof": "none"}',
    '{"app": {"vi": "Golf BIDV", "en": "BIDV Golf", "kr": "BIDV 골프", "jp": "BIDVゴルフ"},
      "welcome": {"vi": "Đặt sân cùng BIDV", "en": "Book golf with BIDV",
        "kr": "BIDV와 함께하는 골프 예약", "jp": "BIDVでゴルフ予約"}}'),
  ('jinpro', 'JinPro', null, 9, 'JINPRO', 6, null,
    '{"main_color": "#1d5c8f"}', 'default', 'outline', '{insurance,golf_cards}', null, null,
    '{"app": {"vi": "JinPro Golf", "en": "JinPro Golf", "kr": "JinPro 골프", "jp": "JinProゴルフ"},
      "welcome": {"vi": "Đặt sân cùng JinPro", "en": "Book golf with JinPro",
        "kr": "JinPro와 함께하는 골프 예약", "jp": "JinProでゴルフ予約"}}'),
  ('evga', 'EVGA', null, 13, 'EVGA', 6, null,
    '{"main_color": "#7a3b12"}', 'default', 'outline', '{insurance,golf_cards}', null, null,
    '{"app": {"vi": "EVGA Golf", "en": "EVGA Golf", "kr": "EVGA 골프", "jp": "EVGAゴルフ"},
      "welcome": {"vi": "Đặt sân cùng EVGA", "en": "Book golf with EVGA",
        "kr": "EVGA와 함께하는 골프 예약", "jp": "EVGAでゴルフ予約"}}'),
  ('handde', 'Handde', null, null, null, 6, null, '{}', 'default', 'outline', '{}', null,
    '{"cipher": "aes-256-gcm", "encoding": "base64url", "payload": "json", "proof": "none"}',
    '{"app": {}, "welcome": {}}');
