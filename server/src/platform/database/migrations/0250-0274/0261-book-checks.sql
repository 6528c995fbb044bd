-- The whole ledger is checked in the night; by day only what was added since then, because consoles ask every minute.
create table book_checks (
  id bigint generated always as identity primary key,
  checked_at timestamptz not null,
  -- the last entry that was checked
  entry_id bigint not null,
  faults text[] not null
);
create trigger only_added before update or delete on book_checks for each row execute function refuse_change();
