-- The operator's desk for what golfers read, and the trail of who did what at the console.

-- Who of the staff did or looked at what, and about whom; `detail` names settings or a reason, never a phone or a code.
create table staff_acts (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  staff_id bigint not null references staff_accounts,
  what text not null check (what ~ '^[a-z_]+[.][a-z_]+$'),
  -- 'news:12', 'member:7'; empty where it is about nothing in particular
  subject text not null default '' check (length(subject) <= 64),
  detail text not null default '' check (length(detail) <= 1000)
);
create index staff_acts_of_subject on staff_acts (subject, id desc);
create trigger only_added before update or delete on staff_acts for each row execute function refuse_change();

-- Pictures staff have uploaded, made anew from what they sent. The same picture is kept once and never changes.
create table pictures (
  -- SHA-256 of the bytes, in its address
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  bytes bytea not null check (octet_length(bytes) between 1 and 4194304),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  added_by bigint not null references staff_accounts,
  added_at timestamptz not null
);

alter table news
  alter column slug set default gen_random_uuid()::text,
  -- null while it is a draft
  alter column published_at drop not null,
  add column unpublished_at timestamptz,
  add column revision integer not null default 1,
  add column updated_at timestamptz not null default now(),
  add constraint news_ends_after_its_start check (unpublished_at > published_at);
drop trigger tell_change on news;
create trigger tell_change after insert or delete or truncate
  or update of slug, course_id, banner, author, author_avatar, texts, published_at, unpublished_at
  on news for each statement execute function tell_change();

alter table banners
  alter column slug set default gen_random_uuid()::text,
  add column starts_at timestamptz,
  add column ends_at timestamptz,
  add column revision integer not null default 1,
  add constraint banner_ends_after_its_start check (ends_at > starts_at);

alter table reviews
  add column hidden_at timestamptz,
  add column hidden_reason text check (hidden_reason ~ '\S'),
  add column reply text check (reply ~ '\S'),
  -- in whose name the answer stands
  add column reply_by text check (reply_by in ('operator', 'club')),
  add column replied_at timestamptz,
  add column revision integer not null default 1,
  add constraint review_is_hidden_for_a_reason check ((hidden_at is null) = (hidden_reason is null)),
  add constraint review_reply_is_whole check (num_nulls(reply, reply_by, replied_at) in (0, 3));
create index reviews_hidden on reviews (id desc) where hidden_at is not null;
create index reviews_unanswered on reviews (id desc) where reply is null and hidden_at is null;
