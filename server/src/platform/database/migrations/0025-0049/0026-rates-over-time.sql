-- Rates hold from a day to a day, and what the operator's people change about courses leaves a trail.

-- part of every PostgreSQL; lets one constraint look at equal courses and overlapping times together
create extension if not exists btree_gist;

-- `version` counts the changes by staff: who saves says which one they saw, so that nobody overwrites a colleague
alter table courses
  add column version integer not null default 1,
  -- the club's own desk, for staff who ask there for places
  add column phone text check (length(phone) between 3 and 60);

-- An open end is null. Bookings keep the price they were sent with, whatever happens here.
alter table rates
  add column valid_from date not null default '2020-01-01',
  add column valid_to date,
  add column version integer not null default 1,
  drop constraint rates_course_id_day_kind_holes_customer_type_time_from_key,
  add constraint rate_ends_after_it_begins check (valid_to >= valid_from),
  -- looked at once all rows of a save are there: two rows may change places
  add constraint rates_do_not_overlap exclude using gist (
    course_id with =, day_kind with =, holes with =, customer_type with =,
    daterange(valid_from, valid_to, '[]') with &&,
    numrange(extract(epoch from time_from), extract(epoch from time_to)) with &&
  ) deferrable initially immediate;
create index rates_of_course on rates (course_id, day_kind, holes, customer_type, time_from);

create table golf_changes (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  staff_id bigint not null references staff_accounts,
  subject text not null check (subject in ('course', 'schedule', 'refund_terms', 'rate', 'tee_sheet', 'category', 'offer')),
  act text not null check (act in ('added', 'changed', 'removed', 'closed', 'opened', 'ended')),
  -- the row of the subject, where it is one
  subject_id bigint,
  course_id integer references courses,
  -- a name for it that stays readable when the row is gone
  name text not null,
  -- [{field, from, to}]
  fields jsonb not null default '[]'
);
create index golf_changes_of_course on golf_changes (course_id, id desc);
create index golf_changes_of_subject on golf_changes (subject, subject_id, id desc);

-- As before, but each start takes the rate that is valid on its day. Days are planned and priced once for each kind of
-- day and each stretch of days in which no rate begins or ends.
create or replace function extend_tee_sheet(from_day date, to_day date, only_courses integer[] default null) returns bigint
language plpgsql as $$
declare added bigint;
begin
  perform ensure_tee_time_partition(d::date)
    from generate_series(date_trunc('month', from_day), to_day, interval '1 month') d;
  with edges as materialized (
    select distinct edge from rates cross join lateral (values (valid_from), (valid_to + 1)) e (edge)
    where edge > from_day and edge <= to_day and (only_courses is null or course_id = any (only_courses))
  ), days as materialized (
    select d::date as play_date, day_kind_of(d::date) as kind, (select count(*) from edges where edge <= d::date) as stretch
    from generate_series(from_day, to_day, interval '1 day') d
  ), priced as materialized (
    select k.kind, k.stretch, s.course_id, s.holes, s.capacity, t::time as clock, r.price_vnd
    from (select kind, stretch, min(play_date) as day from days group by kind, stretch) k
    cross join course_schedules s
    join courses c on c.id = s.course_id and c.is_open
    cross join generate_series(from_day + s.first_tee, from_day + s.last_tee, make_interval(mins => s.interval_minutes)) t
    join lateral (
      select price_vnd from rates
      where course_id = s.course_id and holes = s.holes and customer_type = 'visitor'
        and t::time >= time_from and t::time < time_to
        and k.day >= valid_from and (valid_to is null or k.day <= valid_to)
        and (day_kind = k.kind or (k.kind = 'holiday' and day_kind = 'weekend'))
      order by day_kind = k.kind desc limit 1
    ) r on true
    where only_courses is null or s.course_id = any (only_courses)
  )
  insert into tee_times (play_date, course_id, starts_at, holes, capacity, places_left, price_vnd)
  select play_date, course_id, (play_date + clock) at time zone 'Asia/Ho_Chi_Minh', holes, capacity, capacity, price_vnd
  from days join priced using (kind, stretch)
  order by play_date, course_id, clock
  on conflict (play_date, course_id, starts_at) do nothing;
  get diagnostics added = row_count;
  return added;
end $$;
