-- Acts over money that one staff member proposes and another one decides.
create table approvals (
  id bigint generated always as identity primary key,
  act text not null constraint act_is_known check (act in ('refund', 'wallet', 'bank_line')),
  -- what it is about: one proposal at a time
  subject text not null,
  -- in VND, as the second person sees it: another amount is not approved with it
  amount_vnd bigint not null check (amount_vnd >= 0),
  request jsonb not null,
  proposed_by bigint not null references staff_accounts,
  proposed_at timestamptz not null,
  decided_by bigint references staff_accounts,
  decided_at timestamptz,
  outcome text constraint outcome_is_known check (outcome in ('approved', 'declined')),
  reason text not null default '',
  constraint decision_is_whole check (
    (decided_by is null) = (decided_at is null) and (decided_by is null) = (outcome is null)),
  constraint second_person_decides check (decided_by <> proposed_by)
);
create unique index one_open_proposal on approvals (act, subject) where outcome is null;
