-- Which player of a booking starts on which of its tee times (a flight); null while the booking is on none.
alter table booking_players
  add column play_date date,
  add column tee_time_id bigint,
  add constraint player_starts_on_a_tee_time check ((play_date is null) = (tee_time_id is null)),
  add constraint player_starts_on_a_tee_time_of_the_booking
    foreign key (booking_id, play_date, tee_time_id) references booking_tee_times (booking_id, play_date, tee_time_id);

-- Bookings that exist: players take the places in their order, those of the first start first, as their prices did.
with seats as (
  select h.booking_id, h.play_date, h.tee_time_id,
    row_number() over (partition by h.booking_id order by t.starts_at, t.id, seat) as number
  from booking_tee_times h
  join bookings b on b.id = h.booking_id
  join tee_times t on t.play_date = h.play_date and t.id = h.tee_time_id
  cross join lateral generate_series(1, h.places) seat
  where h.released_at is null or h.released_at >= b.ended_at
), staying as (
  select id, booking_id, row_number() over (partition by booking_id order by position) as number
  from booking_players where cancelled_at is null
)
update booking_players p set play_date = seats.play_date, tee_time_id = seats.tee_time_id
from staying join seats using (booking_id, number)
where p.id = staying.id;

-- The places a booking holds on each tee time are those of the players who start there, and every player has one.
create function check_places_held_are_players() returns trigger language plpgsql as $$
begin
  if exists (
    select from booking_tee_times h
    where h.booking_id = new.booking_id and h.released_at is null and h.places <> (
      select count(*) from booking_players p
      where p.booking_id = h.booking_id and p.play_date = h.play_date and p.tee_time_id = h.tee_time_id
        and p.cancelled_at is null)
  ) or exists (
    select from booking_tee_times h
    join booking_players p on p.booking_id = h.booking_id and p.tee_time_id is null and p.cancelled_at is null
    where h.booking_id = new.booking_id and h.released_at is null
  ) then
    raise exception 'booking % does not hold the places of its players', new.booking_id
      using errcode = 'check_violation', constraint = 'places_held_are_players';
  end if;
  return null;
end $$;
create constraint trigger places_held_are_players after insert or update of places, released_at on booking_tee_times
  deferrable initially deferred for each row execute function check_places_held_are_players();
create constraint trigger places_held_are_players after insert or update of play_date, tee_time_id, cancelled_at
  on booking_players
  deferrable initially deferred for each row execute function check_places_held_are_players();
