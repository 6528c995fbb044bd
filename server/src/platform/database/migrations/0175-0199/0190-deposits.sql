-- A group pays a deposit in the payment window and the rest later: pay_by is the deadline of the deposit, and once it is
-- here that of the rest.
alter table bookings
  add column deposit_vnd bigint check (deposit_vnd > 0),
  add column rest_by timestamptz,
  add constraint deposit_has_a_rest check ((deposit_vnd is null) = (rest_by is null));
