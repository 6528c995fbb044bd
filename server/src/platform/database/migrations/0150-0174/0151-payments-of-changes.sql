-- A bill is paid once by one payment, and each change of it that costs more by one more.
alter table payments
  add column change_id bigint,
  add constraint payment_is_for_a_change_of_its_bill
    foreign key (change_id, bill_id) references booking_changes (id, booking_id),
  add constraint only_a_bill_is_changed check (change_id is null or bill_id is not null);
drop index bill_is_paid_once;
create unique index bill_is_paid_once on payments (bill_id, coalesce(change_id, 0)) where state = 'succeeded';
create index payments_of_change on payments (change_id) where change_id is not null;

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
  if tg_table_name <> 'bill_services' and (
    exists (
      select from payments p join bookings b on b.id = p.bill_id left join booking_changes c on c.id = p.change_id
      where p.bill_id = bill and (p.change_id is not null or p.state <> 'succeeded')
        and p.amount_vnd is distinct from coalesce(c.due_vnd, b.amount_vnd)
        and (p.state = 'succeeded' or p.method = 'bank' and p.state in ('created', 'pending'))
    )
    or exists (
      select from bookings b join payments p on p.bill_id = b.id
      where b.id = bill and p.state = 'succeeded' group by b.id having sum(p.amount_vnd) is distinct from b.amount_vnd
    )
  ) then
    raise exception 'a payment of bill % is of another amount', bill
      using errcode = 'check_violation', constraint = 'payment_is_of_amount';
  end if;
  return null;
end $$;

-- What goes back came from that payment, never more than it brought. A request is of the whole bill until it is agreed to.
create function check_refunds_within_payment() returns trigger language plpgsql as $$
begin
  if exists (
    select from refunds r join payments p on p.id = r.payment_id
    where r.payment_id = new.payment_id and r.cause <> 'receipt' and r.state not in ('requested', 'refused')
    group by p.id having sum(r.amount_vnd) > p.amount_vnd
  ) then
    raise exception 'more goes back than payment % brought', new.payment_id
      using errcode = 'check_violation', constraint = 'refunds_are_within_their_payment';
  end if;
  return null;
end $$;
create constraint trigger refunds_within_payment after insert or update of state, amount_vnd, payment_id on refunds
  deferrable initially deferred for each row
  when (new.payment_id is not null and new.cause <> 'receipt' and new.state not in ('requested', 'refused'))
  execute function check_refunds_within_payment();
