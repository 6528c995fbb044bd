-- A transfer of which no notifier told, booked by an administrator from the bank's own statement.
alter table inbound_notifications
  add column told_by_staff bigint references staff_accounts,
  add constraint staff_tell_by_name check ((provider = 'staff') = (told_by_staff is not null));

-- What the bank's statement says of a line that is missing here, so that it can be booked as it stands.
alter table ledger_close_differences
  add column content text,
  add column occurred_at timestamptz;
