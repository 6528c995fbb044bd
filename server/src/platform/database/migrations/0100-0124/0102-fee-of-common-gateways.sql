-- Card fees belong to the gateways that are open to every golfer, whichever these are: their payments have no partner bank.
alter table payments
  drop constraint payments_check5,
  add constraint fee_of_common_gateway check (fee_vnd = 0 or (gateway is not null and bank_code is null));
