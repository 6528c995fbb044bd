-- The share of a club in the rounds of a course, from a day of play on; before the first of them, and without one, the
-- operator's default applies.

create table club_shares (
  course_id integer not null references courses,
  starts_on date not null,
  share_percent smallint not null check (share_percent between 0 and 100),
  set_by bigint not null references staff_accounts,
  set_at timestamptz not null,
  primary key (course_id, starts_on)
);
