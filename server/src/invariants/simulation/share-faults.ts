import type { Query } from '#platform/database/sql'

type Fault = { rule: string; id: number | string | null }

/**
 * The shares of a bill are its amount, and each is paid by the money that came for it, and by no other. What goes back of
 * one waits for no account when the bank has named the only one that paid.
 */
export const shares = (q: Query) => q<Fault>`
  select 'the shares of a bill are not its amount' as rule, s.bill_id as id from bill_splits s join bookings b on b.id = s.bill_id
  where s.state = 'open' and b.amount_vnd <> (select sum(p.amount_vnd) from payments p where p.split_id = s.id)
  union all
  select 'a split is open and its bill is paid', s.bill_id from bill_splits s join bookings b on b.id = s.bill_id
  where s.state = 'open' and b.paid_at is not null
  union all
  select 'a share is held and its split has ended', p.id from payments p join bill_splits s on s.id = p.split_id
  where (p.state = 'held' and s.state <> 'open') or (p.state = 'pending' and s.state <> 'open')
  union all
  select 'a share was not paid by its own money alone', p.id from payments p
  where p.split_id is not null and (
    select coalesce(sum(r.applied_vnd), 0) from receipts r where r.payment_id = p.id) <>
    case when p.state in ('held', 'succeeded')
      or exists (select from refunds f where f.payment_id = p.id and f.cause = 'share') then p.amount_vnd else 0 end
  union all
  select 'a share of a player went back to the golfer', r.id from refunds r join payments p on p.id = r.payment_id
  join booking_players y on y.id = p.player_id
  where y.member_id is distinct from p.member_id and r.target = 'wallet' and r.state not in ('requested', 'refused')
  union all
  select 'a share that came from a known account waits for one', r.id from refunds r join payments p on p.id = r.payment_id
  join booking_players y on y.id = p.player_id
  where y.member_id is distinct from p.member_id and r.state = 'needs_target' and not r.is_held
    and 1 = (select count(*) from receipts n where n.payment_id = p.id and (r.receipt_id is null and n.applied_vnd > 0 or n.id = r.receipt_id))
    and exists (select from receipts n where n.payment_id = p.id and n.payer_account_number is not null
      and (r.receipt_id is null and n.applied_vnd > 0 or n.id = r.receipt_id))
  union all
  select 'a share went back to an account that did not pay it', r.id from refunds r join payments p on p.id = r.payment_id
  where p.player_id is not null and r.account_name = 'LE THI CHI' and not exists (
    select from receipts n where n.payment_id = p.id and n.payer_account_number = r.account_number)`
