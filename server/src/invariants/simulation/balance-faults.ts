import type { Query } from '#platform/database/sql'

type Fault = { rule: string; id: number | string | null }

/** The balance of each account equals the sum of its rows. */
export const balances = (q: Query) => q<Fault>`
  with expected as (
    select 'suspense' as name, (select -sum(amount_vnd - applied_vnd) from receipts where state = 'unmatched') as vnd
    union all
    select 'goodwill', (select sum(amount_vnd) from wallet_corrections)
    union all
    select 'shares_held', (select -sum(amount_vnd) from payments where state = 'held')
    union all
    select 'refunds_due', (select -sum(amount_vnd) from refunds where state in ('needs_target', 'sending', 'to_transfer'))
    union all
    select 'bank', coalesce((select sum(amount_vnd) from receipts
        where account_number not like 'clearing:%' and resolution is distinct from 'same_money'), 0)
      + coalesce((select sum(e.amount_vnd) from ledger_transfers t join ledger_entries e on e.transfer_id = t.id
          where t.cause like 'test-points:%' and e.amount_vnd > 0), 0)
      - coalesce((select sum(amount_vnd) from refunds where state = 'done' and target = 'bank'), 0)
      + coalesce((select sum(case kind when 'settlement' then amount_vnd - fee_vnd else -amount_vnd end)
          from bank_movements where receipt_id is null), 0)
    union all
    select 'clearing:' || gateway, sum(vnd) from (
      select gateway, amount_vnd + fee_vnd as vnd from payments where gateway is not null and state = 'succeeded'
      union all
      select split_part(account_number, ':', 2), amount_vnd from receipts where account_number like 'clearing:%'
      union all
      select p.gateway, -r.amount_vnd from refunds r join payments p on p.id = r.payment_id
      where r.state = 'done' and r.target = 'method'
      union all
      select gateway, -amount_vnd from chargebacks
      union all
      select gateway, -amount_vnd from bank_movements where kind = 'settlement') moved group by gateway
    union all
    select name, sum(vnd) from (
      select 'counter:' || c.course_id as name, p.amount_vnd as vnd
      from payments p join counter_receipts c on c.payment_id = p.id
      where p.method in ('counter_cash', 'counter_card')
      union all
      select 'counter:' || c.course_id, -r.amount_vnd from refunds r join payments p on p.id = r.payment_id
      join counter_receipts c on c.payment_id = p.id
      where p.method in ('counter_cash', 'counter_card') and r.state = 'done' and r.target = 'method'
      union all
      select gateway, -amount_vnd from bank_movements where kind = 'settlement' and gateway like 'counter:%') moved
    group by name
    union all
    select 'points:' || member_id, -sum(vnd) from (
      select p.member_id, r.amount_vnd as vnd from receipts r join payments p on p.id = r.payment_id
      where p.purpose = 'top_up' and r.state = 'matched'
      union all
      select member_id, amount_vnd from payments where purpose = 'top_up' and gateway is not null and state = 'succeeded'
      union all
      select member_id, -amount_vnd from payments where method = 'point' and state = 'succeeded'
      union all
      select member_id, amount_vnd from refunds where state = 'done' and target = 'wallet'
      union all
      select member_id, amount_vnd from wallet_corrections
      union all
      select a.member_id, -e.amount_vnd from ledger_transfers t join ledger_entries e on e.transfer_id = t.id
      join ledger_accounts a on a.id = e.account_id
      where a.member_id is not null and (t.cause like 'test-points:%' or t.cause like 'wallet:%')) moved group by member_id
  )
  select 'an account is not what its rows add up to' as rule, a.name as id
  from ledger_accounts a left join expected on expected.name = a.name
  where (a.name in ('suspense', 'goodwill', 'shares_held', 'refunds_due', 'bank') or a.name like 'clearing:%' or a.name like 'counter:%'
    or a.member_id is not null)
    and a.balance_vnd <> coalesce(expected.vnd, 0)
  union all
  select 'a deleted account has a wallet with money', a.name from ledger_accounts a join members m on m.id = a.member_id
  where m.deleted_at is not null and a.balance_vnd <> 0
  union all
  select 'a deleted account has an open booking or top-up', m.id::text from members m
  where m.deleted_at is not null and (
    exists (select from bookings b where b.member_id = m.id
      and b.state in ('draft', 'requested', 'confirmed', 'placed', 'paid', 'cancellation_requested'))
    or exists (select from payments p where p.member_id = m.id and p.purpose = 'top_up' and p.state in ('created', 'pending')))
  union all
  select 'a wallet is below zero', name from ledger_accounts where member_id is not null and balance_vnd > 0`
