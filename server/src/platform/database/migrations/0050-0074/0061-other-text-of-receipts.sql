-- What a notifier says of a transfer beside its content (codes, payer's name): suggestions for staff read it, money does
-- not follow it.
alter table receipts add column other_text text not null default '';
