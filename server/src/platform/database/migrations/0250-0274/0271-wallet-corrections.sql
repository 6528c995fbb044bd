-- Staff give a golfer points of the operator (goodwill, a mistake made good), or take some back.
create table wallet_corrections (
  id bigint generated always as identity primary key,
  member_id bigint not null references members,
  -- in VND; below zero when points were taken
  amount_vnd bigint not null check (amount_vnd <> 0),
  reason text not null check (length(reason) between 1 and 500),
  corrected_by bigint not null references staff_accounts,
  corrected_at timestamptz not null
);
create index wallet_corrections_of_member on wallet_corrections (member_id, id);
-- the reason alone is removed, with the account
create trigger amounts_stay before delete or update of id, member_id, amount_vnd, corrected_by, corrected_at on wallet_corrections
  for each row execute function refuse_change();

-- What the operator gave golfers, less what it took back: more is taken than was given where a mistake of another kind is
-- put right.
insert into ledger_accounts (name, side, may_be_overdrawn) values ('goodwill', 'debit', true);

alter table approvals drop constraint act_is_known;
alter table approvals add constraint act_is_known check (
  act in ('refund', 'wallet', 'bank_line', 'movement', 'payouts', 'chargeback', 'dispute', 'account', 'correction'));
