-- What the club of a course gets for each player of a round that was played, from a day of play on, by kind of day and
-- holes; where none fits, the club gets its share.

create table club_net_prices (
  course_id integer not null references courses,
  starts_on date not null,
  day_kind text not null check (day_kind in ('weekday', 'weekend', 'holiday')),
  holes smallint not null check (holes in (9, 18, 27)),
  net_vnd integer not null check (net_vnd >= 0),
  set_by bigint not null references staff_accounts,
  set_at timestamptz not null,
  primary key (course_id, starts_on, day_kind, holes)
);
