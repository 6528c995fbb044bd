-- A player who paid a share has no wallet in the booking: what the weather took from it goes to the account of the player.
alter table refunds
  drop constraint rain_check_goes_to_the_wallet,
  add constraint rain_check_goes_to_wallet_or_payer
    check (cause <> 'rain_check' or target is null or target in ('wallet', 'bank'));
