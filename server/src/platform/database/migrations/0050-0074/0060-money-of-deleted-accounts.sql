-- Money that arrives for a top-up of an account that was deleted waits for staff.
alter table receipts drop constraint receipts_reason_check;
alter table receipts add constraint receipts_reason_check check (reason in ('unknown_content', 'ambiguous', 'short',
  'excess', 'late', 'already_paid', 'ended', 'wrong_account', 'told_before', 'account_deleted'));
