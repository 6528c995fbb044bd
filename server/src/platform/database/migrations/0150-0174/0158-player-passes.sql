-- The link by which one player of a round, member or guest, sees the own part of it.
create table player_passes (
  player_id bigint primary key references booking_players on delete cascade,
  code text not null unique check (length(code) = 22),
  created_at timestamptz not null
);
