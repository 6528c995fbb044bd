-- bookings.amount_vnd is what a bill asks for. Its services say what that is made of, an open bank transfer what its
-- QR code asks for, and a succeeded payment what was paid: copies that stay, and agree at the end of each transaction.
-- An attempt at a gateway may ask for an older amount while it is open: money paid there for it goes back.

create function check_amounts_agree() returns trigger language plpgsql as $$
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
  if tg_table_name <> 'bill_services' and exists (
    select from bookings b join payments p on p.bill_id = b.id
    where b.id = bill and p.amount_vnd is distinct from b.amount_vnd
      and (p.state = 'succeeded' or p.method = 'bank' and p.state in ('created', 'pending'))
  ) then
    raise exception 'a payment of bill % is of another amount', bill
      using errcode = 'check_violation', constraint = 'payment_is_of_amount';
  end if;
  return null;
end $$;

create constraint trigger amounts_agree after update of amount_vnd on bookings
  deferrable initially deferred for each row
  when (old.amount_vnd is distinct from new.amount_vnd)
  execute function check_amounts_agree();
create constraint trigger amounts_agree after insert on bill_services
  deferrable initially deferred for each row
  execute function check_amounts_agree();
create constraint trigger amounts_agree_still after update of amount_vnd, cancelled_at on bill_services
  deferrable initially deferred for each row
  when (old.amount_vnd is distinct from new.amount_vnd or old.cancelled_at is distinct from new.cancelled_at)
  execute function check_amounts_agree();
create constraint trigger amounts_agree after insert or update of amount_vnd, state, method on payments
  deferrable initially deferred for each row
  when (new.bill_id is not null
    and (new.state = 'succeeded' or new.method = 'bank' and new.state in ('created', 'pending')))
  execute function check_amounts_agree();
