-- The bank account that a club is paid to may need a second person too.
alter table approvals drop constraint act_is_known;
alter table approvals add constraint act_is_known check (
  act in ('refund', 'wallet', 'bank_line', 'movement', 'payouts', 'chargeback', 'dispute', 'account'));
