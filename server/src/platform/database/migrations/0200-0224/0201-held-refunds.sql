-- Refunds that an act of one staff member has caused, above the limit for one person: owed, and sent once a second
-- person has agreed.
alter table refunds
  add column is_held boolean not null default false,
  add constraint held_refund_is_owed check (not is_held or state = 'needs_target');
create index refunds_held on refunds (due_at, id) where is_held;
