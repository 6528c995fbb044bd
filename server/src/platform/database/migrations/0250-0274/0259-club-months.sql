-- What was divided with each club, added up by month as the ledger grows: statements and payouts no longer add up every
-- round ever divided. The ledger stays the truth; the books are checked against it.
create table club_months (
  course_id integer not null references courses,
  month date not null check (month = date_trunc('month', month)),
  -- entries that divide a round, or correct one
  rounds integer not null,
  divided_vnd bigint not null,
  club_vnd bigint not null,
  primary key (course_id, month)
);

-- A round is divided in the night after its day, so its month begins and ends a day later than the calendar's.
create function add_to_club_months() returns trigger language plpgsql as $$
begin
  insert into club_months as m (course_id, month, rounds, divided_vnd, club_vnd)
  select b.course_id, date_trunc('month', t.recorded_at at time zone 'Asia/Ho_Chi_Minh' - interval '1 day')::date,
    count(*) filter (where a.name = 'bookings_paid'),
    coalesce(sum(e.amount_vnd) filter (where a.name = 'bookings_paid'), 0),
    coalesce(-sum(e.amount_vnd) filter (where a.name = 'club_shares_owed'), 0)
  from added e
  join ledger_transfers t on t.id = e.transfer_id and t.kind = 'split'
  join bookings b on b.id = t.bill_id
  join ledger_accounts a on a.id = e.account_id
  group by 1, 2
  on conflict (course_id, month) do update set rounds = m.rounds + excluded.rounds,
    divided_vnd = m.divided_vnd + excluded.divided_vnd, club_vnd = m.club_vnd + excluded.club_vnd;
  return null;
end $$;
-- A trigger, because the release before divides rounds too while both run. It waits for transfers under way, and those
-- that begin later wait for it: every entry is either up to `entry_id` or counted by the trigger.
create trigger add_to_club_months after insert on ledger_entries referencing new table as added
  for each statement execute function add_to_club_months();
create table club_months_begin as select coalesce(max(id), 0) as entry_id from ledger_entries;
