-- A golfer who joined an open flight reads once that its organiser no longer plays: the golfer's own booking stays.
alter table flight_asks add column organiser_left_at timestamptz
  constraint only_joined_ask_loses_its_organiser check (organiser_left_at is null or state = 'joined');
create index flight_asks_joined on flight_asks (booking_id) where state = 'joined' and organiser_left_at is null;

-- the open bill of the golfer who joined stops naming the organiser
create function notify_of_joined() returns trigger language plpgsql as $$
begin
  perform notify_member(j.member_id, j.id) from bookings j where j.id = new.joined_booking_id;
  return null;
end $$;
create trigger notify_joined after update of organiser_left_at on flight_asks for each row
  when (new.organiser_left_at is not null) execute function notify_of_joined();
