-- Staff find bookings by a part of a phone and by the names of guests.
create extension if not exists pg_trgm;
create index members_by_part_of_phone on members using gin (phone gin_trgm_ops);
create index booking_players_by_guest on booking_players
  using gin (to_tsvector('simple', searchable(guest_name))) where guest_name is not null;
