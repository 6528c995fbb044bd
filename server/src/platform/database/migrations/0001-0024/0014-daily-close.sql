-- Money that is taken in part, and the evening's comparison of every statement with our own side.

-- What of a receipt paid a bill; the rest waits in suspense.
alter table receipts add column applied_vnd bigint not null default 0 check (applied_vnd between 0 and amount_vnd);
-- How staff dealt with it: a line for whoever asks later.
alter table receipts add column resolution text check (resolution in ('matched', 'to_wallet', 'returned'));
update receipts set applied_vnd = amount_vnd where state = 'matched';
create index receipts_by_time on receipts (occurred_at);

create table ledger_closes (
  id bigint generated always as identity primary key,
  day date not null,
  -- `bank`, or the gateway whose statement it is
  source text not null,
  -- what the statement says came in, and what our side has
  statement_vnd bigint not null,
  ours_vnd bigint not null,
  statement_lines integer not null,
  closed_at timestamptz not null,
  -- null for the nightly job
  closed_by bigint references staff_accounts
);
create index ledger_closes_by_day on ledger_closes (day desc, source, id desc);

create table ledger_close_differences (
  id bigint generated always as identity primary key,
  close_id bigint not null references ledger_closes,
  -- only on the statement, only on our side, or with another amount
  kind text not null check (kind in ('missing_here', 'missing_there', 'amount')),
  reference text not null,
  statement_vnd bigint,
  ours_vnd bigint
);
create index ledger_close_differences_of_close on ledger_close_differences (close_id, id);

create trigger only_added before update or delete on ledger_closes for each row execute function refuse_change();
create trigger only_added before update or delete on ledger_close_differences for each row execute function refuse_change();
