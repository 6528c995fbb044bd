-- A message that a staff member wrote to a golfer.
alter table messages add column staff_id bigint references staff_accounts;
