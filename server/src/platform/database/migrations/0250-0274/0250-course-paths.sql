-- A tee time of a course with several nines or layouts starts on one of them or on a pair of them, as `A–B`; null where
-- there is nothing to name. A booking has the path of its tee time unless staff have named another one for it.
alter table course_schedules add column path text check (length(path) between 1 and 200);
alter table tee_times add column path text check (length(path) between 1 and 200);
alter table bookings add column path text check (length(path) between 1 and 200);

-- As before, and each start has the path of its block.
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
    select k.kind, k.stretch, s.course_id, s.holes, s.capacity, s.path, t::time as clock, r.price_vnd
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
  insert into tee_times (play_date, course_id, starts_at, holes, capacity, places_left, price_vnd, path)
  select play_date, course_id, (play_date + clock) at time zone 'Asia/Ho_Chi_Minh', holes, capacity, capacity, price_vnd, path
  from days join priced using (kind, stretch)
  order by play_date, course_id, clock
  on conflict (play_date, course_id, starts_at) do nothing;
  get diagnostics added = row_count;
  return added;
end $$;
