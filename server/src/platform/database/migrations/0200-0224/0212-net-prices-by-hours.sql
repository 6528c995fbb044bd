-- Net prices of clubs by hours of the day: for tee times from a clock time on until before another one, up to 24:00, from a
-- day of play on. Without a price they end on that day, and the price of the whole day is in force again.
--
-- They have a table beside club_net_prices, because the release before runs on this schema during an update. It sets a price
-- with `on conflict (course_id, starts_on, day_kind, holes)`, which needs a unique key of exactly these columns, and it takes
-- each row of club_net_prices for the whole day: prices of hours in that table would break the first and falsify the second.
create table club_net_price_hours (
  course_id integer not null references courses,
  starts_on date not null,
  day_kind text not null check (day_kind in ('weekday', 'weekend', 'holiday')),
  holes smallint not null check (holes in (9, 18, 27)),
  time_from time not null,
  time_to time not null,
  net_vnd integer check (net_vnd >= 0),
  set_by bigint not null references staff_accounts,
  set_at timestamptz not null,
  primary key (course_id, starts_on, day_kind, holes, time_from, time_to),
  constraint net_price_hours_are_ordered check (time_from < time_to),
  -- of prices that begin on the same day; the one that begins later replaces the earlier one where their hours overlap
  constraint net_price_hours_do_not_overlap exclude using gist (
    course_id with =, starts_on with =, day_kind with =, holes with =,
    numrange(extract(epoch from time_from), extract(epoch from time_to)) with &&
  )
);
