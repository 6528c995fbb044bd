-- Two movements of one account may carry the same bank reference and amount. They are counted, the first as 1: whoever
-- tells of the n-th that is here already changes nothing, and the n-th is received once.
alter table receipts drop constraint receipt_is_told_by_its_teller;
alter table receipts add column movement_number integer check (movement_number > 0);
update receipts r set movement_number = counted.number
from (
  select id, row_number() over (partition by account_number, bank_reference, amount_vnd order by id) as number
  from receipts where bank_reference is not null and told_by is not null
) counted
where counted.id = r.id;
alter table receipts add constraint movement_is_received_once
  unique (account_number, bank_reference, amount_vnd, movement_number);

-- The row is locked by whoever tells of such a movement.
alter table told_movements drop column told_by;
alter table told_movements rename constraint movement_has_one_teller to told_movements_pkey;

-- A notifier tells of a movement once: its next telling is of another one.
create unique index movement_is_told_once on inbound_notifications (repeats_receipt_id, provider)
  where repeats_receipt_id is not null;

-- What may be the same money as some that was received waits for a person.
alter table receipts drop constraint receipts_reason_check;
alter table receipts add constraint receipts_reason_check check (reason in ('unknown_content', 'ambiguous', 'short',
  'excess', 'late', 'already_paid', 'ended', 'wrong_account', 'told_before'));
alter table receipts drop constraint receipts_resolution_check;
alter table receipts add constraint receipts_resolution_check
  check (resolution in ('matched', 'to_wallet', 'returned', 'settlement', 'same_money'));
