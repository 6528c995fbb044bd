-- Rounds that the weather ended early: what was not played is credited to the golfer's wallet.
create table rain_checks (
  booking_id bigint primary key references bookings,
  holes_played smallint not null check (holes_played >= 0),
  -- who of the club stopped the round
  marshal text not null check (marshal ~ '\S'),
  credit_vnd bigint not null check (credit_vnd > 0),
  recorded_by bigint not null references staff_accounts,
  recorded_at timestamptz not null
);

alter table refunds
  drop constraint refunds_cause_check,
  add constraint refunds_cause_check
    check (cause in ('booking', 'player', 'service', 'receipt', 'change', 'rain_check')),
  add constraint rain_check_goes_to_the_wallet check (cause <> 'rain_check' or target is null or target = 'wallet');
