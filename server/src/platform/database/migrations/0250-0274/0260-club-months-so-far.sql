-- The rounds divided before the trigger of 0259, in a transaction of its own: nothing waits for it.
insert into club_months as m (course_id, month, rounds, divided_vnd, club_vnd)
select b.course_id, date_trunc('month', t.recorded_at at time zone 'Asia/Ho_Chi_Minh' - interval '1 day')::date,
  count(*) filter (where a.name = 'bookings_paid'),
  coalesce(sum(e.amount_vnd) filter (where a.name = 'bookings_paid'), 0),
  coalesce(-sum(e.amount_vnd) filter (where a.name = 'club_shares_owed'), 0)
from ledger_entries e
join ledger_transfers t on t.id = e.transfer_id and t.kind = 'split'
join bookings b on b.id = t.bill_id
join ledger_accounts a on a.id = e.account_id
where e.id <= (select entry_id from club_months_begin)
group by 1, 2
on conflict (course_id, month) do update set rounds = m.rounds + excluded.rounds,
  divided_vnd = m.divided_vnd + excluded.divided_vnd, club_vnd = m.club_vnd + excluded.club_vnd;
drop table club_months_begin;
