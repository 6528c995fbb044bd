-- Money. Every đồng received, held, paid out or owed stands in the ledger; entries of a transfer sum to zero.

create table payments (
  id bigint generated always as identity primary key,
  -- our reference at the provider, and the content of a bank transfer; never reused
  reference text not null unique,
  purpose text not null check (purpose in ('bill', 'top_up')),
  bill_id bigint references bills,
  member_id bigint not null references members,
  method text not null check (method in ('bank', 'point', 'epay', 'epay_all', 'ale_pay', 'stb', 'nab', 'vietin', 'bidv')),
  state text not null check (state in ('created', 'pending', 'succeeded', 'failed', 'expired')),
  amount_vnd bigint not null check (amount_vnd > 0),
  fee_vnd bigint not null default 0 check (fee_vnd >= 0),
  provider_reference text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  settled_at timestamptz,
  check ((purpose = 'bill') = (bill_id is not null)),
  check ((state in ('created', 'pending')) = (settled_at is null))
);
create index payments_of_bill on payments (bill_id);
create index payments_of_member on payments (member_id, id desc);
create index payments_open on payments (expires_at) where state in ('created', 'pending');
-- A bill is paid once: the last word.
create unique index bill_is_paid_once on payments (bill_id) where state = 'succeeded';

-- What a bank or gateway told us, word for word, before anything is done with it.
create table inbound_notifications (
  id bigint generated always as identity primary key,
  provider text not null,
  provider_event_id text not null,
  body text not null,
  received_at timestamptz not null,
  handled_at timestamptz,
  constraint notification_is_applied_once unique (provider, provider_event_id)
);

-- Notifications that proved nothing (bad signature, stale, unreadable): kept for the security log, never applied.
create table refused_notifications (
  id bigint generated always as identity primary key,
  provider text not null,
  reason text not null,
  body_sha256 bytea not null,
  received_at timestamptz not null
);

-- Money that arrived. What finds no bill waits here, on the staff's list, and in the suspense account.
create table receipts (
  id bigint generated always as identity primary key,
  notification_id bigint not null unique references inbound_notifications,
  account_number text not null,
  amount_vnd bigint not null check (amount_vnd > 0),
  content text not null,
  -- the bank's own time of the transfer decides whether it came in time
  occurred_at timestamptz not null,
  received_at timestamptz not null,
  state text not null check (state in ('matched', 'unmatched', 'resolved')),
  reason text check (reason in ('unknown_content', 'ambiguous', 'short', 'excess', 'late', 'already_paid', 'ended', 'wrong_account')),
  payment_id bigint references payments,
  resolved_at timestamptz,
  resolved_by bigint references staff_accounts,
  check ((state = 'matched') = (reason is null)),
  check (state <> 'matched' or payment_id is not null)
);
create index receipts_unmatched on receipts (id desc) where state = 'unmatched';
create index receipts_of_payment on receipts (payment_id);

create table ledger_accounts (
  id bigint generated always as identity primary key,
  name text not null unique,
  -- the side on which the account grows: what we have (debit) or what we owe and earn (credit)
  side text not null check (side in ('debit', 'credit')),
  member_id bigint unique references members,
  balance_vnd bigint not null default 0,
  may_be_overdrawn boolean not null default false,
  constraint account_is_not_overdrawn check (may_be_overdrawn or case side when 'debit' then balance_vnd >= 0 else balance_vnd <= 0 end)
);

create table ledger_transfers (
  id bigint generated always as identity primary key,
  -- what caused it, e.g. 'receipt:17'; the same cause is booked once
  cause text not null unique,
  kind text not null,
  bill_id bigint references bills,
  payment_id bigint references payments,
  receipt_id bigint references receipts,
  occurred_at timestamptz not null,
  recorded_at timestamptz not null
);
create index ledger_transfers_of_bill on ledger_transfers (bill_id);
create index ledger_transfers_of_receipt on ledger_transfers (receipt_id);

-- Debit is positive, credit negative.
create table ledger_entries (
  id bigint generated always as identity primary key,
  transfer_id bigint not null references ledger_transfers,
  account_id bigint not null references ledger_accounts,
  amount_vnd bigint not null check (amount_vnd <> 0),
  balance_after_vnd bigint not null
);
create index ledger_entries_of_transfer on ledger_entries (transfer_id);
create index ledger_entries_of_account on ledger_entries (account_id, id desc);

create function check_transfer_sums_to_zero() returns trigger language plpgsql as $$
begin
  if (select sum(amount_vnd) from ledger_entries where transfer_id = new.transfer_id) <> 0 then
    raise exception 'ledger transfer % does not sum to zero', new.transfer_id using errcode = 'check_violation', constraint = 'transfer_sums_to_zero';
  end if;
  return null;
end $$;
create constraint trigger transfer_sums_to_zero after insert on ledger_entries
  deferrable initially deferred for each row execute function check_transfer_sums_to_zero();

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% rows are only ever added', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger only_added before update or delete on ledger_entries for each row execute function refuse_change();
create trigger only_added before update or delete on ledger_transfers for each row execute function refuse_change();
create trigger only_added before update or delete on booking_events for each row execute function refuse_change();

insert into ledger_accounts (name, side, may_be_overdrawn) values
  ('bank', 'debit', false),
  ('suspense', 'credit', false),
  ('bookings_paid', 'credit', false),
  ('premiums_owed', 'credit', false),
  ('refunds_due', 'credit', false),
  ('fees', 'credit', false);
