-- Staff sell a booking at the rate of a customer type; the visitors' rate is the price of the tee times themselves.
alter table bookings
  add column customer_type text not null default 'visitor'
    check (customer_type in ('visitor', 'group', 'member_guest', 'club_member'));

-- The rate of a customer type for a start, in VND; null where the course has none. A holiday without one of its own takes
-- the weekend's, as for visitors.
create function rate_of(of_course integer, of_holes integer, customer text, start_at timestamptz) returns integer
language sql stable as $$
  select r.price_vnd
  from (select (start_at at time zone 'Asia/Ho_Chi_Minh')::date as day,
    (start_at at time zone 'Asia/Ho_Chi_Minh')::time as clock) t
  cross join lateral (select day_kind_of(t.day) as kind) k
  join rates r on r.course_id = of_course and r.holes = of_holes and r.customer_type = customer
    and t.clock >= r.time_from and t.clock < r.time_to
    and t.day >= r.valid_from and (r.valid_to is null or t.day <= r.valid_to)
    and (r.day_kind = k.kind or (k.kind = 'holiday' and r.day_kind = 'weekend'))
  order by r.day_kind = k.kind desc
  limit 1
$$;
