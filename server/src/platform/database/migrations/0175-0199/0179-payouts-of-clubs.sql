-- The bank account that a club is paid to.
create table club_bank_accounts (
  course_id integer primary key references courses,
  bank_bin text not null,
  account_number text not null,
  holder text not null check (holder <> ''),
  set_by bigint not null references staff_accounts,
  set_at timestamptz not null
);

-- A payout to a club that the operator's bank is asked for by a file, to the account of that moment. It waits until it
-- is booked as a movement of the bank or withdrawn; one at a time for a course, so that nothing is asked for twice.
create table club_payout_orders (
  id bigint generated always as identity primary key,
  course_id integer not null references courses,
  amount_vnd bigint not null check (amount_vnd > 0),
  bank_bin text not null,
  account_number text not null,
  holder text not null,
  ordered_by bigint not null references staff_accounts,
  ordered_at timestamptz not null,
  movement_id bigint unique references bank_movements,
  withdrawn_by bigint references staff_accounts,
  withdrawn_at timestamptz,
  check (num_nulls(withdrawn_by, withdrawn_at) in (0, 2)),
  check (movement_id is null or withdrawn_at is null)
);
create unique index club_payout_orders_waiting on club_payout_orders (course_id)
  where movement_id is null and withdrawn_at is null;
create index club_payout_orders_course on club_payout_orders (course_id, id);
