-- A golfer waits for places on a full day. The transaction that frees places gives them to the first entry that fits.
create table waitlist_entries (
  id bigint generated always as identity primary key,
  member_id bigint not null references members,
  course_id integer not null references courses,
  play_date date not null,
  -- of the day in Viet Nam, both included
  from_minute smallint not null,
  to_minute smallint not null,
  holes smallint not null,
  players smallint not null check (players between 1 and 4),
  -- per player
  most_price_vnd integer not null check (most_price_vnd > 0),
  until timestamptz not null,
  paid_by text not null check (paid_by in ('wallet', 'hold')),
  language text not null check (language in ('vi', 'en', 'kr', 'jp')),
  state text not null default 'waiting' check (state in ('waiting', 'given', 'booked', 'ended')),
  joined_at timestamptz not null,
  -- the start whose places are kept for a given entry, until they are those of its booking
  tee_time_id bigint,
  booking_id bigint references bookings,
  ended_at timestamptz,
  end_reason text check (end_reason in ('left', 'over', 'staff', 'refused', 'account')),
  -- typed by staff
  end_note text,
  constraint waitlist_band_has_a_length check (from_minute between 0 and to_minute and to_minute < 1440),
  constraint given_entry_keeps_places check ((state = 'given') = (tee_time_id is not null)),
  constraint booked_entry_has_its_booking check ((state = 'booked') = (booking_id is not null)),
  constraint ended_entry_says_why check ((state = 'ended') = (ended_at is not null and end_reason is not null)),
  foreign key (play_date, tee_time_id) references tee_times (play_date, id)
);
create index waitlist_entries_in_line on waitlist_entries (course_id, play_date, id) where state = 'waiting';
create index waitlist_entries_given on waitlist_entries (id) where state = 'given';
create index waitlist_entries_kept on waitlist_entries (play_date, tee_time_id) where tee_time_id is not null;
create index waitlist_entries_of_member on waitlist_entries (member_id, id);
create unique index waitlist_entry_is_booked_once on waitlist_entries (booking_id) where booking_id is not null;

-- Whether the wallet pays the booking when it is ordered, as its golfer decided on the waitlist.
alter table bookings add column pays_from_wallet boolean not null default false;

-- Gives what a start has left to the entries that fit, in the order of joining. An entry that does not fit is passed over.
create function give_to_waitlist(day date, start_id bigint) returns void language plpgsql as $$
declare
  start tee_times%rowtype;
  minute_of_day int;
  first_in_line record;
  given int := 0;
begin
  select * into start from tee_times t where t.play_date = day and t.id = start_id for update;
  if not found or start.is_closed or start.price_vnd <= 0 then return; end if;
  -- one at a time for a course's day, so that places on several starts go to the entries in their order
  perform pg_advisory_xact_lock(hashtextextended('waitlist ' || day || ' ' || start.course_id, 0));
  minute_of_day := extract(epoch from (start.starts_at at time zone 'Asia/Ho_Chi_Minh')::time)::int / 60;
  while start.places_left > given loop
    select e.id, e.players into first_in_line from waitlist_entries e
    where e.course_id = start.course_id and e.play_date = day and e.state = 'waiting' and e.holes = start.holes
      and minute_of_day between e.from_minute and e.to_minute and e.players <= start.places_left - given
      and start.price_vnd <= e.most_price_vnd
    order by e.id limit 1;
    exit when not found;
    -- it may have left the list since it was read
    update waitlist_entries set state = 'given', tee_time_id = start_id where id = first_in_line.id and state = 'waiting';
    if found then given := given + first_in_line.players; end if;
  end loop;
  if given > 0 then
    update tee_times t set places_left = t.places_left - given where t.play_date = day and t.id = start_id;
    perform pg_notify('teeviet', json_build_object('channel', 'waitlist', 'payload', '{}'::json)::text);
  end if;
end $$;

create function give_freed_to_waitlist() returns trigger language plpgsql as $$
begin
  if exists (
    select from waitlist_entries e
    where e.course_id = new.course_id and e.play_date = new.play_date and e.state = 'waiting'
  ) then
    perform give_to_waitlist(new.play_date, new.id);
  end if;
  return null;
end $$;

-- At commit: a change that releases places and takes them again frees none.
create constraint trigger freed_places_are_given after update on tee_times deferrable initially deferred
  for each row when (
    new.places_left > old.places_left or new.is_closed is distinct from old.is_closed
    or new.price_vnd is distinct from old.price_vnd or new.holes is distinct from old.holes
    or new.starts_at is distinct from old.starts_at)
  execute function give_freed_to_waitlist();

create function give_added_to_waitlist() returns trigger language plpgsql as $$
declare
  start record;
begin
  for start in
    select a.play_date, a.id from added_rows a
    where exists (
      select from waitlist_entries e
      where e.course_id = a.course_id and e.play_date = a.play_date and e.state = 'waiting')
    order by a.play_date, a.starts_at, a.id
  loop
    perform give_to_waitlist(start.play_date, start.id);
  end loop;
  return null;
end $$;

create trigger added_places_are_given after insert on tee_times referencing new table as added_rows
  for each statement execute function give_added_to_waitlist();

-- An entry that joins the line while places are freed finds them: it waits for the transaction that frees them.
create function give_to_joined() returns trigger language plpgsql as $$
declare
  start record;
begin
  perform from tee_times t where t.play_date = new.play_date and t.course_id = new.course_id
    order by t.play_date, t.id for update;
  for start in
    select t.play_date, t.id from tee_times t
    where t.play_date = new.play_date and t.course_id = new.course_id and t.holes = new.holes and not t.is_closed
      and t.places_left >= new.players and t.price_vnd between 1 and new.most_price_vnd
    order by t.starts_at, t.id
  loop
    perform give_to_waitlist(start.play_date, start.id);
  end loop;
  return null;
end $$;

create constraint trigger joined_entry_gets_free_places after insert or update of state on waitlist_entries
  deferrable initially deferred for each row when (new.state = 'waiting') execute function give_to_joined();
