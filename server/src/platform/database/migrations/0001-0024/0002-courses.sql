-- Golf courses, what they sell and under which terms. Texts shown to people are JSON by language: {vi, en, kr, jp}.

create table courses (
  id integer generated always as identity primary key,
  slug text not null unique,
  title text not null,
  title_en text not null,
  region text not null check (region in ('north', 'central', 'south')),
  sub_region text not null check (sub_region in ('north', 'central', 'nha-trang', 'south')),
  province text not null,
  address text not null,
  latitude double precision,
  longitude double precision,
  holes smallint not null check (holes > 0),
  par smallint,
  length_yards integer,
  designed_by text,
  opened smallint,
  website text,
  lights boolean,
  description jsonb not null default '{}',
  logo text,
  rating_sum integer not null default 0,
  rating_count integer not null default 0,
  featured_rank integer,
  -- contracted places: a request is confirmed and placed the moment it arrives
  instant_confirmation boolean not null default false,
  is_open boolean not null default true,
  -- lower case without marks, for search: "san golf da lat"
  search_text text not null,
  check (rating_sum between rating_count and rating_count * 5)
);

create table course_paths (
  course_id integer not null references courses,
  position smallint not null,
  path_name text not null,
  num_holes smallint not null,
  path_par smallint,
  primary key (course_id, position)
);

create table course_pictures (
  course_id integer not null references courses,
  position smallint not null,
  url text not null,
  primary key (course_id, position)
);

create table reviews (
  id bigint generated always as identity primary key,
  course_id integer not null references courses,
  member_id bigint references members,
  name text not null,
  avatar text,
  content text not null check (content ~ '\S'),
  rating smallint not null check (rating between 1 and 5),
  created_at timestamptz not null,
  is_demo boolean not null default false
);
create index reviews_of_course on reviews (course_id, id desc);

create table favourite_courses (
  member_id bigint not null references members,
  course_id integer not null references courses,
  created_at timestamptz not null,
  primary key (member_id, course_id)
);

create table holidays (day date primary key, name text not null);

-- When a course lets groups off: one row a block of the day. A start sells exactly one number of holes.
create table course_schedules (
  course_id integer not null references courses,
  first_tee time not null,
  last_tee time not null,
  interval_minutes smallint not null check (interval_minutes between 4 and 60),
  holes smallint not null check (holes in (9, 18, 27)),
  capacity smallint not null default 4 check (capacity between 1 and 8),
  primary key (course_id, first_tee),
  check (last_tee >= first_tee)
);

-- Price per player for green fee, caddie fee and half a buggy (specification, point 9).
create table rates (
  id integer generated always as identity primary key,
  course_id integer not null references courses,
  day_kind text not null check (day_kind in ('weekday', 'weekend', 'holiday')),
  time_from time not null,
  time_to time not null check (time_to > time_from),
  holes smallint not null check (holes in (9, 18, 27)),
  customer_type text not null check (customer_type in ('visitor', 'club_member', 'member_guest', 'group')),
  price_vnd integer not null check (price_vnd >= 0),
  unique (course_id, day_kind, holes, customer_type, time_from)
);

-- Until when a paid booking is cancelled free of charge, and what is charged afterwards (specification, point 9:
-- 24 hours to 30 days; 50, 100 or 120 percent). A course's own row wins over its region's; Tet, then holiday,
-- tournament or group, weekend, weekday, and last the standard row.
create table refund_terms (
  id integer generated always as identity primary key,
  course_id integer references courses,
  region text check (region in ('north', 'central', 'nha-trang', 'south')),
  applies_to text not null check (applies_to in ('standard', 'weekday', 'weekend', 'group', 'tournament', 'holiday', 'tet')),
  deadline_hours integer not null check (deadline_hours >= 0),
  penalty_percent smallint not null check (penalty_percent between 0 and 200),
  condition jsonb not null,
  time_text jsonb not null,
  position integer not null unique,
  is_sample boolean not null default false,
  check ((course_id is null) <> (region is null))
);
create index refund_terms_of_course on refund_terms (course_id);

create table insurance_packages (
  id integer primary key,
  type_pack smallint not null default 1,
  name jsonb not null,
  description jsonb not null,
  text_display_sms text not null,
  price_vnd integer not null check (price_vnd >= 0),
  cover_vnd integer not null check (cover_vnd >= 0),
  is_active boolean not null default true
);
