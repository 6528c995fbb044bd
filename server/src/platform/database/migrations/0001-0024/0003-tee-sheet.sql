-- The tee sheet: one row a start, partitioned by month. Places are the scarce good.

create sequence tee_time_ids;

create table tee_times (
  play_date date not null,
  id bigint not null default nextval('tee_time_ids'),
  course_id integer not null references courses,
  starts_at timestamptz not null,
  holes smallint not null,
  capacity smallint not null,
  -- places sold through other channels (the club's own desk, members)
  external_places smallint not null default 0,
  places_left smallint not null,
  price_vnd integer not null check (price_vnd >= 0),
  is_closed boolean not null default false,
  primary key (play_date, id),
  -- the last word on selling a place once
  constraint places_are_sold_once check (places_left between 0 and capacity - external_places),
  constraint external_places_fit check (external_places between 0 and capacity)
) partition by range (play_date);

-- One start is one row: two offers of the same start would sell its places twice.
create unique index tee_times_of_course on tee_times (play_date, course_id, starts_at);
create index tee_times_by_price on tee_times (play_date, course_id, price_vnd);

-- Makes the month's partition of `day` if it is missing. The fill factor leaves room for HOT updates of places_left.
create function ensure_tee_time_partition(day date) returns void language plpgsql as $$
declare
  first date := date_trunc('month', day);
  name text := 'tee_times_' || to_char(first, 'YYYY_MM');
begin
  if to_regclass(name) is null then
    perform pg_advisory_xact_lock(hashtextextended('teeviet.tee-time-partitions', 0));
    if to_regclass(name) is null then
      execute format('create table %I partition of tee_times for values from (%L) to (%L) with (fillfactor = 80)',
        name, first, first + interval '1 month');
    end if;
  end if;
end $$;

create function day_kind_of(day date) returns text language sql stable as $$
  select case
    when exists (select from holidays h where h.day = day_kind_of.day) then 'holiday'
    when extract(isodow from day_kind_of.day) >= 6 then 'weekend'
    else 'weekday' end
$$;

-- Extends the tee sheet of the given courses (all when null) over [from_day, to_day] from schedules and visitor rates.
-- A day without a holiday rate takes the weekend's. Rows that exist are left as they are. Gives the rows added.
create function extend_tee_sheet(from_day date, to_day date, only_courses integer[] default null) returns bigint
language plpgsql as $$
declare added bigint;
begin
  perform ensure_tee_time_partition(d::date)
    from generate_series(date_trunc('month', from_day), to_day, interval '1 month') d;
  -- A day of the course is planned and priced once for each kind of day, not once for each day: a hundred times less.
  with days as materialized (
    select d::date as play_date, day_kind_of(d::date) as kind from generate_series(from_day, to_day, interval '1 day') d
  ), priced as materialized (
    select k.kind, s.course_id, s.holes, s.capacity, t::time as clock, r.price_vnd
    from (select distinct kind from days) k
    cross join course_schedules s
    join courses c on c.id = s.course_id and c.is_open
    cross join generate_series(from_day + s.first_tee, from_day + s.last_tee, make_interval(mins => s.interval_minutes)) t
    join lateral (
      select price_vnd from rates
      where course_id = s.course_id and holes = s.holes and customer_type = 'visitor'
        and t::time >= time_from and t::time < time_to
        and (day_kind = k.kind or (k.kind = 'holiday' and day_kind = 'weekend'))
      order by day_kind = k.kind desc, time_from desc limit 1
    ) r on true
    where only_courses is null or s.course_id = any (only_courses)
  )
  insert into tee_times (play_date, course_id, starts_at, holes, capacity, places_left, price_vnd)
  select play_date, course_id, (play_date + clock) at time zone 'Asia/Ho_Chi_Minh', holes, capacity, capacity, price_vnd
  from days join priced using (kind)
  order by play_date, course_id, clock
  on conflict (play_date, course_id, starts_at) do nothing;
  get diagnostics added = row_count;
  return added;
end $$;

-- Offers: a category is a row of cards; a flash sale is a category with a window.
create table offer_categories (
  id integer generated always as identity primary key,
  slug text not null unique,
  name jsonb not null,
  position integer not null,
  is_flash_sale boolean not null default false,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at)
);

create table offers (
  id integer generated always as identity primary key,
  slug text not null unique,
  category_id integer not null references offer_categories,
  course_id integer not null references courses,
  -- the tee times it is good for: a range of days and a range of clock times
  date_start date not null,
  date_end date not null check (date_end >= date_start),
  time_start time not null,
  time_end time not null check (time_end > time_start),
  holes smallint not null default 18 check (holes in (9, 18, 27)),
  price_vnd integer not null check (price_vnd > 0),
  price_sale_vnd integer not null check (price_sale_vnd > 0),
  -- counted in places; null means as many as the tee sheet has
  quantity integer check (quantity >= 0),
  quantity_left integer,
  is_active boolean not null default true,
  -- contracted places: a request for the offer is confirmed and placed the moment it arrives
  instant_confirmation boolean not null default false,
  check (price_sale_vnd <= price_vnd),
  check ((quantity is null) = (quantity_left is null)),
  constraint offer_is_sold_once check (quantity_left between 0 and quantity)
);
create index offers_of_category on offers (category_id);
create index offers_of_course on offers (course_id);
