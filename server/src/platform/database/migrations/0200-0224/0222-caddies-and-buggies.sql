-- The caddie and the buggy of each player, by the numbers of the club; players with the same buggy number share it.
-- Golfers never read them.
alter table booking_players
  add column caddie text constraint caddie_is_short check (length(caddie) between 1 and 10),
  add column buggy text constraint buggy_is_short check (length(buggy) between 1 and 10),
  add column is_walking boolean not null default false,
  add constraint walks_without_buggy check (not is_walking or buggy is null);
