-- The rest of the chart of accounts: what gateways hold for us, costs, and how played rounds are shared with the clubs.

insert into ledger_accounts (name, side) values
  ('clearing:alepay', 'debit'),
  ('clearing:epay', 'debit'),
  ('clearing:stb', 'debit'),
  ('clearing:nab', 'debit'),
  ('clearing:vietin', 'debit'),
  ('clearing:bidv', 'debit'),
  ('gateway_costs', 'debit'),
  ('chargebacks', 'debit'),
  ('club_shares_owed', 'credit'),
  ('revenue', 'credit');

-- A gateway may take back a payment (a refund, a charge-back) after it has settled everything: it then has us as a debtor.
update ledger_accounts set may_be_overdrawn = true where name like 'clearing:%';

alter table ledger_accounts add constraint points_belong_to_a_member
  check ((member_id is not null) = (name like 'points:%'));

-- The books of a day or a month are asked for by when they were written.
create index ledger_transfers_by_record on ledger_transfers (recorded_at, id);
create index ledger_transfers_of_payment on ledger_transfers (payment_id);
