-- Imports and exports that take longer than a request, done step by step: a step and its progress are one transaction.
create table staff_jobs (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('rates_import', 'schedules_import', 'bookings_export', 'ledger_export')),
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed', 'cancelled')),
  staff_id bigint not null references staff_accounts,
  lang text not null check (lang ~ '^[a-z]{2}$'),
  -- the period of an export, or the courses of an import with their lines
  input jsonb not null,
  done integer not null default 0 check (done >= 0),
  total integer not null check (total > 0),
  result bigint not null default 0,
  -- of a failed one: a name of the error catalogue with what its text needs, and the course it happened at
  reason text,
  reason_slots jsonb,
  reason_course_id integer,
  attempt integer not null default 1,
  -- errors since the last finished step
  errors integer not null default 0,
  created_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  -- the last sign of life; one that gave none for minutes is taken up by any server
  beat_at timestamptz not null,
  check (done <= total),
  check ((state in ('done', 'failed', 'cancelled')) = (ended_at is not null)),
  check ((state = 'failed') = (reason is not null))
);
create index staff_jobs_unfinished on staff_jobs (beat_at) where state in ('waiting', 'running');
create index staff_jobs_of_staff on staff_jobs (staff_id, id);
create index staff_jobs_ended on staff_jobs (ended_at) where ended_at is not null;

-- What each step of an export wrote.
create table staff_job_parts (
  job_id bigint not null references staff_jobs on delete cascade,
  step integer not null,
  content text not null,
  primary key (job_id, step)
);
