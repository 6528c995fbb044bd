-- A part of a bill that was taken at the counter of a club is held, like a share, until the rest of the bill is paid, or
-- goes back to the golfer there. `part` counts the parts of a bill.
alter table payments
  add column part integer check (part > 0),
  add constraint part_is_taken_at_counter check (part is null
    or (method in ('counter_cash', 'counter_card') and bill_id is not null and change_id is null and split_id is null)),
  drop constraint only_a_share_is_held,
  add constraint only_a_share_or_part_is_held check (state <> 'held' or split_id is not null or part is not null);
create unique index counter_part_is_taken_once on payments (bill_id, part) where part is not null;
create index held_parts on payments (bill_id) where part is not null and state = 'held';

drop index bill_is_paid_once;
create unique index bill_is_paid_once
  on payments (bill_id, coalesce(change_id, 0), coalesce(player_id, 0), coalesce(part, 0))
  where state = 'succeeded';

create or replace function check_amounts_agree() returns trigger language plpgsql as $$
declare
  bill bigint;
begin
  if tg_table_name = 'bookings' then bill := new.id; else bill := new.bill_id; end if;
  -- a service withdrawn before payment no longer counts; a bill withdrawn as a whole has none left to compare
  if tg_table_name <> 'payments' and exists (
    select from bookings b join bill_services s on s.bill_id = b.id
    where b.id = bill and (s.cancelled_at is null or s.paid_at is not null)
    group by b.id
    having b.amount_vnd is distinct from case when bool_and(s.amount_vnd is not null) then sum(s.amount_vnd) end
  ) then
    raise exception 'bill % is not the sum of its services', bill
      using errcode = 'check_violation', constraint = 'bill_is_sum_of_services';
  end if;
  -- an open transfer asks for what no held share or part has paid
  if tg_table_name <> 'bill_services' and (
    exists (
      select from payments p join bookings b on b.id = p.bill_id left join booking_changes c on c.id = p.change_id
      where p.bill_id = bill and p.split_id is null and (p.change_id is not null or p.state <> 'succeeded')
        and p.amount_vnd is distinct from coalesce(c.due_vnd, b.amount_vnd - (
          select coalesce(sum(h.amount_vnd), 0) from payments h where h.bill_id = bill and h.state = 'held'))
        and (p.state = 'succeeded' or p.method = 'bank' and p.state in ('created', 'pending'))
    )
    or exists (
      select from bookings b join payments p on p.bill_id = b.id
      where b.id = bill and p.state = 'succeeded' group by b.id having sum(p.amount_vnd) is distinct from b.amount_vnd
    )
    -- what is held of a bill is a part of it: the last đồng pays it
    or exists (
      select from bookings b join payments p on p.bill_id = b.id
      where b.id = bill and p.state = 'held' group by b.id having sum(p.amount_vnd) >= b.amount_vnd
    )
  ) then
    raise exception 'a payment of bill % is of another amount', bill
      using errcode = 'check_violation', constraint = 'payment_is_of_amount';
  end if;
  return null;
end $$;
create constraint trigger amounts_agree_with_parts after insert or update of state on payments
  deferrable initially deferred for each row
  when (new.part is not null) execute function check_amounts_agree();
