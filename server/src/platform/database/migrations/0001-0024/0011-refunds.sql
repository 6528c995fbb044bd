-- Money that goes back to a golfer: asked for, decided, sent, and proved.

create table refunds (
  id bigint generated always as identity primary key,
  -- the number of the credit note, and our reference at gateways and in transfers; never reused
  code text not null unique,
  -- both null for money whose sender we do not know
  member_id bigint references members,
  bill_id bigint references bills,
  -- what was given up: the booking, one player of it, one service, or money that had no bill to pay
  cause text not null check (cause in ('booking', 'player', 'service', 'receipt')),
  booking_player_id bigint references booking_players,
  service_id bigint references bill_services,
  receipt_id bigint unique references receipts,
  -- what it was paid with
  payment_id bigint references payments,
  state text not null check (state in ('requested', 'refused', 'needs_target', 'sending', 'to_transfer', 'done')),
  -- fixed when it was asked for
  amount_vnd bigint not null check (amount_vnd >= 0),
  penalty_vnd bigint not null default 0 check (penalty_vnd >= 0),
  fee_kept_vnd bigint not null default 0 check (fee_kept_vnd >= 0),
  -- how much of the amount is insurance premiums
  premium_vnd bigint not null default 0 check (premium_vnd between 0 and amount_vnd),
  reason text,
  refusal text,
  target text check (target in ('method', 'wallet', 'bank')),
  bank_bin text,
  account_number text,
  account_name text,
  requested_at timestamptz not null,
  due_at timestamptz not null,
  decided_at timestamptz,
  decided_by bigint references staff_accounts,
  -- why the gateway that took the money cannot give it back
  method_refused text,
  -- of the sending by a gateway
  tries smallint not null default 0,
  next_try_at timestamptz,
  done_at timestamptz,
  -- the gateway's or the bank's own reference; one transfer proves one refund
  proof text,
  check (cause = 'receipt' or (bill_id is not null and member_id is not null)),
  check ((cause = 'receipt') = (receipt_id is not null)),
  check ((cause = 'player') = (booking_player_id is not null)),
  check ((cause = 'service') = (service_id is not null)),
  check ((state = 'done') = (done_at is not null)),
  check (state <> 'refused' or refusal is not null),
  check (target is distinct from 'bank' or (bank_bin is not null and account_number is not null and account_name is not null)),
  check (state <> 'to_transfer' or target = 'bank'),
  constraint transfer_proves_one_refund unique (proof)
);
create unique index refund_is_asked_once on refunds (bill_id) where state = 'requested';
create index refunds_of_bill on refunds (bill_id);
create index refunds_of_member on refunds (member_id);
create index refunds_open on refunds (due_at, id) where state in ('requested', 'needs_target', 'sending', 'to_transfer');

-- Every step of a refund, with who, when and why. Rows are only added.
create table refund_events (
  id bigint generated always as identity primary key,
  refund_id bigint not null references refunds,
  state text not null,
  actor_kind text not null check (actor_kind in ('member', 'staff', 'system', 'gateway')),
  actor_id bigint,
  note text,
  at timestamptz not null
);
create index refund_events_of_refund on refund_events (refund_id, id);
create trigger only_added before update or delete on refund_events for each row execute function refuse_change();

-- The part of the price that was given up while the rest of the booking stands.
alter table bookings add column cancelled_vnd bigint not null default 0 check (cancelled_vnd between 0 and coalesce(amount_vnd, 0));
alter table booking_players add column cancelled_at timestamptz;
