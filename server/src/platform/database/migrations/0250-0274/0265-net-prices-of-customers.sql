-- Net prices of clubs for customers other than visitors, of the whole day or of hours, from a day of play on. Where none fits,
-- or the latest has no price, that for all customers is in force.
--
-- They have a table beside club_net_prices and club_net_price_hours for the reason of the latter: the release before takes
-- each row of those two for all customers, and sets them with `on conflict` on exactly their keys.
create table club_net_price_customers (
  course_id integer not null references courses,
  starts_on date not null,
  day_kind text not null check (day_kind in ('weekday', 'weekend', 'holiday')),
  holes smallint not null check (holes in (9, 18, 27)),
  customer_type text not null check (customer_type in ('group', 'member_guest', 'club_member')),
  time_from time,
  time_to time,
  net_vnd integer check (net_vnd >= 0),
  set_by bigint not null references staff_accounts,
  set_at timestamptz not null,
  constraint net_prices_of_customers_are_named_once
    unique nulls not distinct (course_id, starts_on, day_kind, holes, customer_type, time_from, time_to),
  constraint net_price_hours_of_customers_are_ordered
    check ((time_from is null) = (time_to is null) and (time_from is null or time_from < time_to)),
  -- of prices that begin on the same day; the one that begins later replaces the earlier one where their hours overlap
  constraint net_price_hours_of_customers_do_not_overlap exclude using gist (
    course_id with =, starts_on with =, day_kind with =, holes with =, customer_type with =,
    numrange(extract(epoch from time_from), extract(epoch from time_to)) with &&
  ) where (time_from is not null)
);
