-- From which recorded weather on a course gives back a part of the price, without a claim. The latest row of a course
-- holds; one of zero percent ends the clause.
create table weather_clauses (
  id bigint generated always as identity primary key,
  course_id integer not null references courses,
  valid_from timestamptz not null,
  -- an hour counts from these values on; null: not by this value
  rain_mm double precision check (rain_mm > 0),
  gust_kmh double precision check (gust_kmh > 0),
  heat_c double precision check (heat_c > 0),
  by_lightning boolean not null,
  -- fewer minutes of such weather in a round count for nothing
  least_minutes smallint not null check (least_minutes between 1 and 600),
  gives text not null check (gives in ('refund', 'wallet')),
  -- of the price of the part of the round with such weather
  percent smallint not null check (percent between 0 and 100),
  saved_by bigint references staff_accounts,
  constraint clause_counts_something
    check (percent = 0 or by_lightning or coalesce(rain_mm, gust_kmh, heat_c) is not null)
);
create index weather_clauses_of_course on weather_clauses (course_id, id desc);
create trigger only_added before update or delete on weather_clauses for each row execute function refuse_change();

-- What a clause gave for a round, with everything it was decided from beside the recorded hours.
create table weather_decisions (
  booking_id bigint primary key references bookings,
  clause_id bigint not null references weather_clauses,
  course_id integer not null references courses,
  starts_at timestamptz not null,
  minutes smallint not null check (minutes > 0),
  -- the fees of the players who came, what may go back at most, and what a rain check has credited
  fees_vnd bigint not null check (fees_vnd >= 0),
  most_vnd bigint not null check (most_vnd >= 0),
  rain_check_vnd bigint not null check (rain_check_vnd >= 0),
  affected_minutes smallint not null check (affected_minutes between 0 and minutes),
  amount_vnd bigint not null,
  decided_at timestamptz not null,
  constraint weather_gives_no_more_than_was_paid check (amount_vnd between 0 and most_vnd)
);
create trigger only_added before update or delete on weather_decisions for each row execute function refuse_change();

alter table refunds
  drop constraint refunds_cause_check,
  add constraint refunds_cause_check
    check (cause in ('booking', 'player', 'service', 'receipt', 'change', 'rain_check', 'share', 'no_show', 'weather'));
