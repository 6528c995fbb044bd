-- The account that a transfer came from, where its notification names all of it: what goes back of a share goes there.
alter table receipts
  add column payer_bank_bin text,
  add column payer_account_number text,
  add column payer_account_name text,
  add constraint payer_account_is_whole
    check (num_nulls(payer_bank_bin, payer_account_number, payer_account_name) in (0, 3));
