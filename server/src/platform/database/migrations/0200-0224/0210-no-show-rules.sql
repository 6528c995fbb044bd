-- How much of the price of a player who does not come a course keeps; the rest goes back when the no-show is recorded.
alter table courses
  add column no_show_kept_percent smallint not null default 100
    constraint no_show_keeps_a_share check (no_show_kept_percent between 0 and 100);

-- What goes back for a no-show names the player, as the refund of a cancelled player does.
alter table refunds
  drop constraint refunds_cause_check,
  add constraint refunds_cause_check
    check (cause in ('booking', 'player', 'service', 'receipt', 'change', 'rain_check', 'share', 'no_show')),
  drop constraint refunds_check3,
  add constraint refund_names_its_player check ((cause in ('player', 'no_show')) = (booking_player_id is not null));
