-- Bills paid in cash or by card at the counter of a club: methods of their own, which no gateway and no partner bank takes.
alter table partners drop constraint partner_code_is_free,
  add constraint partner_code_is_free check (code not in ('bank', 'point', 'epay', 'alepay', 'sepay', 'casso',
    'receive-bill-bank', 'otp', 'counter_cash', 'counter_card'));
-- `set expression` came with PostgreSQL 17: before, the columns are made again, with the constraints and the index on them.
alter table payments drop column bank_code, drop column gateway;
alter table payments
  add column bank_code text references partners (code) generated always as (
    case when method in ('bank', 'point', 'counter_cash', 'counter_card', 'epay', 'epay_all', 'ale_pay') then null
      else method end) stored,
  add column gateway text generated always as (
    case method when 'ale_pay' then 'alepay' when 'epay' then 'epay' when 'epay_all' then 'epay'
      when 'bank' then null when 'point' then null when 'counter_cash' then null when 'counter_card' then null
      else method end) stored;
alter table payments
  add constraint payments_check3 check (gateway is not null or (hand_over is null and declared_at is null and failure is null)),
  add constraint fee_of_common_gateway check (fee_vnd = 0 or (gateway is not null and bank_code is null));
create unique index gateway_payment_is_one_attempt on payments (gateway, provider_reference) where gateway is not null;

-- The receipt that the counter hands out: numbered for each course, without gaps.
create table counter_numbers (
  course_id integer primary key references courses,
  last integer not null check (last > 0)
);
create table counter_receipts (
  payment_id bigint primary key references payments,
  course_id integer not null references courses,
  number integer not null check (number > 0),
  taken_by bigint not null references staff_accounts,
  taken_at timestamptz not null,
  constraint counter_receipt_is_numbered_once unique (course_id, number)
);
create trigger only_added before update or delete on counter_receipts for each row execute function refuse_change();

-- A refund that staff transfer goes to a bank account, or is paid back at the counter that took the money.
alter table refunds drop constraint refunds_check8,
  add constraint staff_send_where_they_can check (state <> 'to_transfer' or target in ('bank', 'method'));
