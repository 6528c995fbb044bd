-- The organiser of a booking opens its flight to golfers who have its link. Who is let in gets a booking of its own.
create table open_flights (
  booking_id bigint primary key references bookings,
  code text not null unique check (length(code) >= 22),
  opened_at timestamptz not null,
  closed_at timestamptz
);
create index open_flights_open on open_flights (booking_id) where closed_at is null;

create table flight_asks (
  id bigint generated always as identity primary key,
  booking_id bigint not null references open_flights,
  member_id bigint not null references members,
  -- for the golfer who asked, without insurance: what the golfer agreed to
  price_vnd integer not null check (price_vnd > 0),
  language text not null check (language in ('vi', 'en', 'kr', 'jp')),
  state text not null default 'asked' check (state in ('asked', 'joined', 'declined', 'withdrawn', 'over')),
  asked_at timestamptz not null,
  decided_at timestamptz,
  joined_booking_id bigint unique references bookings,
  constraint golfer_asks_once unique (booking_id, member_id),
  constraint answered_ask_has_its_time check ((state = 'asked') = (decided_at is null)),
  constraint only_joined_ask_has_a_booking check (joined_booking_id is null or state = 'joined')
);
create index flight_asks_of_member on flight_asks (member_id, id);

-- the open bill of the organiser shows who asks
create function notify_of_flight() returns trigger language plpgsql as $$
begin
  perform notify_member(b.member_id, b.id) from bookings b where b.id = new.booking_id;
  return null;
end $$;
create trigger notify_member after insert or update on open_flights for each row execute function notify_of_flight();
create trigger notify_member after insert or update on flight_asks for each row execute function notify_of_flight();
