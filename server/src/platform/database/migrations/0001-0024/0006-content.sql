-- What people read: news, banners, site settings. And what we send: messages.

create table news (
  id integer generated always as identity primary key,
  slug text not null unique,
  course_id integer references courses,
  banner text not null,
  author text not null,
  author_avatar text,
  -- {vi: {title, excerpt, content}, en: {...}, ...}; content is HTML, sanitised when it is saved and when it is shown
  texts jsonb not null,
  views integer not null default 0,
  published_at timestamptz not null
);
create index news_by_date on news (published_at desc, id desc);

create table banners (
  id integer generated always as identity primary key,
  slug text not null unique,
  -- which home it is for: 6 default, 11 to 14 the partner banks
  screen_type smallint not null,
  -- 1 popup, 2 banner
  place smallint not null check (place in (1, 2)),
  banner_url text not null,
  url text not null,
  position integer not null,
  is_active boolean not null default true
);

create table site_settings (name text primary key, value jsonb not null, is_sample boolean not null default false);

-- Outbox: written in the transaction that causes it, sent by a job until the network has taken it.
create table messages (
  id bigint generated always as identity primary key,
  -- names the message to the network, which never sends the same one twice: not even after a new database began at 1
  request_id uuid not null default gen_random_uuid(),
  phone text not null,
  -- erased once a one-time code has been sent: a code is stored nowhere in the clear afterwards
  text text,
  kind text not null check (kind in ('otp', 'booking')),
  booking_id bigint references bookings,
  created_at timestamptz not null,
  expires_at timestamptz,
  sent_at timestamptz,
  failed_at timestamptz,
  -- why it was given up: the network's code, or that it came too late
  failure text,
  provider_message_id text
);
create index messages_of_booking on messages (booking_id);
