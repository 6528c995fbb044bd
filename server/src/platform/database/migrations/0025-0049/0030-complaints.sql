-- Complaints about a bill, followed step by step through the policy's deadlines.

create table complaints (
  id bigint generated always as identity primary key,
  -- the number the golfer follows it by; null only inside the transaction that makes it
  code text unique,
  bill_id bigint not null references bills,
  member_id bigint not null references members,
  topic text not null check (topic in ('booking', 'payment', 'refund', 'club', 'insurance', 'data', 'other')),
  channel text not null check (channel in ('bill', 'hotline', 'chat', 'email')),
  -- in the golfer's words; emptied when the account is deleted
  content text not null,
  step text not null default 'received'
    check (step in ('received', 'verified', 'resolved', 'negotiating', 'court', 'closed')),
  -- until when the operator has to take the next step
  due_at timestamptz,
  created_at timestamptz not null,
  closed_at timestamptz,
  check ((step = 'closed') = (closed_at is not null)),
  constraint complaint_step_has_its_deadline
    check (due_at is not null or step in ('resolved', 'closed'))
);
create unique index one_open_complaint on complaints (bill_id) where step <> 'closed';
create index complaints_of_bill on complaints (bill_id);
create index complaints_of_member on complaints (member_id);
create index complaints_open on complaints (due_at, id) where step <> 'closed';

create table complaint_steps (
  id bigint generated always as identity primary key,
  complaint_id bigint not null references complaints,
  step text not null,
  at timestamptz not null,
  due_at timestamptz,
  -- null for the golfer's own and the system's
  staff_id bigint references staff_accounts,
  -- what the golfer was told, and what the staff noted for themselves
  answer text not null default '',
  note text not null default ''
);
create index complaint_steps_of_complaint on complaint_steps (complaint_id, id);
