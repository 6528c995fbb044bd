-- Settlements, payouts, chargebacks and disputes settled with a difference may need a second person too.
alter table approvals drop constraint act_is_known;
alter table approvals add constraint act_is_known check (
  act in ('refund', 'wallet', 'bank_line', 'movement', 'payouts', 'chargeback', 'dispute'));
