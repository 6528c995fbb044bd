-- Places of its tee times that a club gives the product to sell without asking: of each tee time of a stretch, the first
-- `places` that the product sells are confirmed at once. Taking it back keeps the row, so that the bookings confirmed by
-- it can be explained.

create table allotments (
  id integer generated always as identity primary key,
  course_id integer not null references courses,
  first_day date not null,
  last_day date not null,
  -- the kinds of day that rates have
  day_kinds text[] not null
    check (day_kinds <@ array['weekday', 'weekend', 'holiday'] and cardinality(day_kinds) > 0),
  -- the first and the last start of a day, both included
  time_from time not null,
  time_to time not null,
  places smallint not null check (places between 1 and 8),
  -- from so many hours before the tee time on it no longer counts
  release_hours smallint not null check (release_hours between 0 and 720),
  given_by bigint not null references staff_accounts,
  given_at timestamptz not null,
  taken_back_by bigint references staff_accounts,
  taken_back_at timestamptz,
  check (last_day >= first_day),
  check (time_to >= time_from),
  check (num_nulls(taken_back_by, taken_back_at) in (0, 2))
);
-- a repeat of a request gives nothing twice; it also finds the allotments of a course
create unique index allotment_is_given_once
  on allotments (course_id, first_day, last_day, day_kinds, time_from, time_to, places, release_hours)
  where taken_back_at is null;

alter table club_keys drop constraint club_keys_scopes_check;
alter table club_keys add constraint club_keys_scopes_check check (
  scopes <@ array['club.read', 'club.answer', 'club.checkIn', 'club.allotments'] and cardinality(scopes) > 0
);

alter table golf_changes drop constraint golf_changes_subject_check;
alter table golf_changes add constraint golf_changes_subject_check check (
  subject in ('course', 'schedule', 'refund_terms', 'rate', 'tee_sheet', 'category', 'offer', 'allotment')
);
