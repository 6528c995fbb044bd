-- A guest whose name is still to come: the name is a placeholder that counts the player.
alter table booking_players add column is_unnamed boolean not null default false,
  add constraint only_guests_are_unnamed check (not is_unnamed or guest_name is not null);
