-- A movement on an account of ours may be told by several notifiers. Whoever tells it first is its teller; what another
-- one tells of the same account, reference and amount is the same money.
create table told_movements (
  account_number text not null,
  bank_reference text not null check (bank_reference <> ''),
  amount_vnd bigint not null check (amount_vnd > 0),
  told_by text not null,
  constraint movement_has_one_teller primary key (account_number, bank_reference, amount_vnd),
  unique (account_number, bank_reference, amount_vnd, told_by)
);
insert into told_movements (account_number, bank_reference, amount_vnd, told_by)
select distinct on (r.account_number, r.bank_reference, r.amount_vnd)
  r.account_number, r.bank_reference, r.amount_vnd, n.provider
from receipts r join inbound_notifications n on n.id = r.notification_id
where r.bank_reference <> ''
order by r.account_number, r.bank_reference, r.amount_vnd, r.id;

-- Null for a gateway's money, and for a movement without a reference.
alter table receipts add column told_by text;
update receipts r set told_by = m.told_by
from told_movements m, inbound_notifications n
where (m.account_number, m.bank_reference, m.amount_vnd) = (r.account_number, r.bank_reference, r.amount_vnd)
  and n.id = r.notification_id and n.provider = m.told_by;
-- The last word: no receipt of a second teller.
alter table receipts add constraint receipt_is_told_by_its_teller
  foreign key (account_number, bank_reference, amount_vnd, told_by)
  references told_movements (account_number, bank_reference, amount_vnd, told_by);

-- What told of money that another notifier had told of before: handled, and not received again.
alter table inbound_notifications add column repeats_receipt_id bigint references receipts;
