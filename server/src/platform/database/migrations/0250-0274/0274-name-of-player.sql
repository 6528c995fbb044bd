-- What a player of a booking is called: the typed name of a guest, the given name of a member, else "Golfer" and the vID.
-- The server names players that it has read by the same rule (`nameOfPlayer`).
create function name_of_player(guest_name text, fullname text, vga bigint) returns text
  language sql immutable parallel safe
  return coalesce(guest_name, nullif(btrim(fullname), ''), 'Golfer ' || vga);
