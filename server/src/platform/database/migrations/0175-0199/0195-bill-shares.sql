-- The players of an ordered booking pay a share of its bill each. A share is a payment by bank transfer with its own
-- content; its money is held until the rest of the bill is paid, or goes back when the bill ends unpaid.
create table bill_splits (
  id bigint generated always as identity primary key,
  bill_id bigint not null references bills,
  mode text not null check (mode in ('equal', 'by_player', 'own')),
  -- what happens at the deadline of the bill with the shares that are missing: the wallet of the golfer who booked
  -- covers them, if it can, or the bill expires
  at_deadline text not null check (at_deadline in ('cover', 'expire')),
  state text not null check (state in ('open', 'paid', 'returned', 'dropped')),
  created_at timestamptz not null,
  ended_at timestamptz,
  reminded_at timestamptz,
  check ((state = 'open') = (ended_at is null))
);
create unique index bill_has_one_open_split on bill_splits (bill_id) where state = 'open';
create index splits_of_bill on bill_splits (bill_id, id);

alter table payments
  add column split_id bigint references bill_splits,
  -- whose share it is
  add column player_id bigint references booking_players,
  drop constraint payments_state_check,
  add constraint payments_state_check
    check (state in ('created', 'pending', 'held', 'succeeded', 'failed', 'expired')),
  add constraint share_has_its_player check ((split_id is null) = (player_id is null)),
  add constraint share_is_a_transfer
    check (split_id is null or (method = 'bank' and bill_id is not null and change_id is null)),
  add constraint only_a_share_is_held check (state <> 'held' or split_id is not null);
create index payments_of_split on payments (split_id) where split_id is not null;
create unique index player_has_one_share on payments (split_id, player_id) where split_id is not null;

drop index bill_is_paid_once;
create unique index bill_is_paid_once on payments (bill_id, coalesce(change_id, 0), coalesce(player_id, 0))
  where state = 'succeeded';

create or replace function step_payment() returns trigger language plpgsql as $$
begin
  if old.state = 'succeeded' and new.state <> 'succeeded'
    or new.state = 'created' and old.state <> 'created'
    or new.state = 'pending' and old.state not in ('created', 'pending')
    or new.state = 'held' and old.state not in ('pending', 'held')
    or old.state = 'held' and new.state not in ('held', 'succeeded', 'expired') then
    raise exception 'payment % cannot go from % to %', old.id, old.state, new.state
      using errcode = 'check_violation', constraint = 'payment_takes_known_steps';
  end if;
  if new.state <> 'failed' then new.failure := null; end if;
  if new.state not in ('created', 'pending') then new.hand_over := null; end if;
  return new;
end $$;

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
  -- an open transfer asks for what no held share has paid
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
  ) then
    raise exception 'a payment of bill % is of another amount', bill
      using errcode = 'check_violation', constraint = 'payment_is_of_amount';
  end if;
  return null;
end $$;
create constraint trigger amounts_agree_with_shares after update of state on payments
  deferrable initially deferred for each row
  when (new.split_id is not null and (new.state = 'held' or old.state = 'held'))
  execute function check_amounts_agree();

-- The shares of an open split are its bill, to the đồng.
create function check_shares_are_the_bill() returns trigger language plpgsql as $$
declare
  bill bigint;
begin
  if tg_table_name = 'bookings' then bill := new.id; else bill := new.bill_id; end if;
  if exists (
    select from bill_splits s join bookings b on b.id = s.bill_id
    where s.bill_id = bill and s.state = 'open' and b.amount_vnd is distinct from (
      select sum(p.amount_vnd) from payments p where p.split_id = s.id and p.state in ('pending', 'held'))
  ) then
    raise exception 'the shares of bill % are not its amount', bill
      using errcode = 'check_violation', constraint = 'shares_are_the_bill';
  end if;
  return null;
end $$;
create constraint trigger shares_are_the_bill after insert or update of state on bill_splits
  deferrable initially deferred for each row execute function check_shares_are_the_bill();
create constraint trigger shares_are_the_bill after insert or update of amount_vnd, state on payments
  deferrable initially deferred for each row
  when (new.split_id is not null) execute function check_shares_are_the_bill();
create constraint trigger shares_are_the_bill after update of amount_vnd on bookings
  deferrable initially deferred for each row
  when (old.amount_vnd is distinct from new.amount_vnd) execute function check_shares_are_the_bill();

-- Of a bill that ends unpaid, every share goes back in full.
alter table refunds
  drop constraint refunds_cause_check,
  add constraint refunds_cause_check
    check (cause in ('booking', 'player', 'service', 'receipt', 'change', 'rain_check', 'share'));

-- Shares that are paid while the rest of their bill is not.
insert into ledger_accounts (name, side) values ('shares_held', 'credit');

create function notify_of_split() returns trigger language plpgsql as $$
begin
  perform notify_member(b.member_id, b.id) from bookings b where b.id = new.bill_id;
  return null;
end $$;
create trigger notify_member after insert or update on bill_splits
  for each row execute function notify_of_split();
