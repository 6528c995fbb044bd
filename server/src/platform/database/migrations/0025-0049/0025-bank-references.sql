-- The bank's own number of a transfer, by which bank and golfer ask for money that found no bill.
alter table receipts add column bank_reference text;
create index receipts_by_bank_reference on receipts (bank_reference) where bank_reference is not null;
