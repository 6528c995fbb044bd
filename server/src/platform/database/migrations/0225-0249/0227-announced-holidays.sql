-- Holidays by law are entered by the server ahead; those the government announces by an administrator. Tet, with its days
-- off in lieu, has refund terms of its own.
alter table holidays
  add column is_tet boolean not null default false,
  -- null for a holiday by law
  add column announced_by bigint references staff_accounts,
  add column announced_at timestamptz,
  add constraint holiday_is_announced_by_staff check (num_nulls(announced_by, announced_at) in (0, 2));

alter table golf_changes drop constraint golf_changes_subject_check;
alter table golf_changes add constraint golf_changes_subject_check check (
  subject in ('course', 'schedule', 'refund_terms', 'rate', 'tee_sheet', 'category', 'offer', 'allotment', 'holiday')
);
