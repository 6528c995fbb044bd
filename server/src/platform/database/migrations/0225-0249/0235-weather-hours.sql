-- The weather of the courses by the hour: forecasts, which are replaced, and recorded hours, which are written once.
create table weather_hours (
  course_id integer not null references courses,
  kind text not null check (kind in ('forecast', 'measured')),
  -- its start
  hour timestamptz not null constraint weather_hour_is_full check (extract(epoch from hour)::bigint % 3600 = 0),
  rain_mm double precision not null check (rain_mm >= 0),
  gust_kmh double precision not null check (gust_kmh >= 0),
  temperature_c double precision not null,
  has_lightning boolean not null,
  fetched_at timestamptz not null,
  primary key (course_id, kind, hour)
);
create trigger measured_once before update or delete on weather_hours
  for each row when (old.kind = 'measured') execute function refuse_change();
