import { differingMonths } from '#money/clubs/months'
import type { Query } from '#platform/database/sql'
import { checkLedger } from '#platform/ledger/check'
import { brokenPlaces } from '#testing/bookings/bookings'
import { balances } from './balance-faults.ts'
import { complaintFaults } from './complaint-faults.ts'
import { hioFaults } from './hio-faults.ts'
import { messageFaults } from './message-faults.ts'
import { orderFaults } from './order-faults.ts'
import { shares } from './share-faults.ts'
import { staffWork } from './staff-work-faults.ts'
import { waitlistFaults } from './waitlist-faults.ts'
import { weatherFaults } from './weather-faults.ts'

/**
 * The invariants after every step of every history. Returns each violation, in words, with the number of the row;
 * nothing when all hold. Each rule is a query, on rows that the verbs do not read themselves.
 */
export async function faults(q: Query): Promise<string[]> {
  const [ledger, places, months, ...rules] = await Promise.all([
    checkLedger(q),
    brokenPlaces(q),
    differingMonths(q),
    bills(q),
    receipts(q),
    shares(q),
    refunds(q),
    bookings(q),
    allotments(q),
    balances(q),
    staffWork(q),
    waitlistFaults(q),
    weatherFaults(q),
    hioFaults(q),
    messageFaults(q),
    orderFaults(q),
    complaintFaults(q),
  ])
  return [
    ...ledger.faults,
    ...places.map(({ what, id }) => `places of ${what} ${id}`),
    ...months.map(({ course_id, month }) => `the sums of course ${course_id} in ${month}`),
    ...rules.flat().map(({ rule, id }) => `${rule}: ${id}`),
  ]
}

/** The hold limit of a golfer's unpaid bookings here: low, so that it is often reached. */
export const mostHeld = { onDay: 4, inAll: 6 }

type Fault = { rule: string; id: number | string | null }

/** A bill takes its amount once, and exactly when its booking is paid; never does more leave it than came. */
const bills = (q: Query) => q<Fault>`
  with moved as (
    select t.bill_id, a.name, t.kind in ('payment', 'receipt', 'match') as came, -e.amount_vnd as vnd
    from ledger_transfers t join ledger_entries e on e.transfer_id = t.id join ledger_accounts a on a.id = e.account_id
    where t.bill_id is not null and a.name in ('bookings_paid', 'premiums_owed')
  ), taken as (
    select bill_id, sum(vnd) filter (where came) as vnd from moved group by bill_id
  )
  select 'a bill did not take its amount once' as rule, b.id from bookings b left join taken on taken.bill_id = b.id
  where coalesce(taken.vnd, 0) <> case when b.paid_at is null then 0 else b.amount_vnd end
  union all
  select 'a bill or a change of it was paid by two payments', bill_id from payments
  where state = 'succeeded' and bill_id is not null group by bill_id, change_id, player_id, part having count(*) > 1
  union all
  select 'a change was paid and not applied, or the other way round', c.booking_id from booking_changes c
  where c.due_vnd is not null and (c.state = 'applied')
    <> exists (select from payments p where p.change_id = c.id and p.state = 'succeeded' and p.amount_vnd = c.due_vnd)
  union all
  select 'a bill is not what was paid for it', b.id from bookings b join payments p on p.bill_id = b.id
  where p.state = 'succeeded' group by b.id having sum(p.amount_vnd) <> b.amount_vnd
  union all
  select 'a booking was paid without a payment', b.id from bookings b
  where b.paid_at is not null and b.amount_vnd > 0
    and not exists (select from payments p where p.bill_id = b.id and p.state = 'succeeded')
  union all
  select 'a bill is not the sum of its services', b.id from bookings b
  where b.amount_vnd <> (select sum(s.amount_vnd) from bill_services s
    where s.bill_id = b.id and (s.cancelled_at is null or s.paid_at is not null))
  union all
  select 'an open transfer asks for another amount than its bill', p.id from payments p join bookings b on b.id = p.bill_id
  left join booking_changes c on c.id = p.change_id
  where p.method = 'bank' and p.split_id is null and p.state in ('created', 'pending')
    and p.amount_vnd <> coalesce(c.due_vnd, b.amount_vnd - (
      select coalesce(sum(h.amount_vnd), 0) from payments h where h.bill_id = b.id and h.state = 'held'))
  union all
  select 'more left a bill than it had on ' || name, bill_id from moved group by bill_id, name having sum(vnd) < 0`

/** Money that arrived is booked once, and every đồng of it is somewhere: on a bill, waiting, in a wallet or going back. */
const receipts = (q: Query) => q<Fault>`
  select 'money that arrived is not booked once' as rule, r.id from receipts r
  where r.amount_vnd <> (
    select coalesce(sum(e.amount_vnd), 0) from ledger_transfers t
    join ledger_entries e on e.transfer_id = t.id join ledger_accounts a on a.id = e.account_id
    where t.cause = 'receipt:' || r.id and (a.name = 'bank' or a.name like 'clearing:%'))
  union all
  select 'money that arrived is nowhere', r.id from receipts r
  where r.amount_vnd - r.applied_vnd <> case
    when r.state = 'matched' then 0
    when r.state = 'unmatched' then r.amount_vnd - r.applied_vnd
    when r.resolution = 'returned' then (select amount_vnd from refunds where receipt_id = r.id)
    when r.resolution = 'settlement' then (select amount_vnd - fee_vnd from bank_movements where receipt_id = r.id)
    when r.resolution = 'same_money' then (select max(e.amount_vnd) from ledger_transfers t
      join ledger_entries e on e.transfer_id = t.id where t.cause = 'same:' || r.id)
    else (select -sum(e.amount_vnd) from ledger_transfers t join ledger_entries e on e.transfer_id = t.id
      where t.cause = 'wallet:' || r.id and e.amount_vnd < 0) end
  union all
  select 'a notification was applied twice', notification_id from receipts group by notification_id having count(*) > 1
  union all
  select 'a notifier repeats its own transfer', r.id from receipts r
  join inbound_notifications n on n.repeats_receipt_id = r.id and n.provider = r.told_by and n.provider <> 'staff'
  union all
  select 'transfers of one reference are not counted one by one', min(id) from receipts where bank_reference is not null
  group by account_number, bank_reference, amount_vnd having count(*) <> max(movement_number)
  union all
  select 'money that fits waits', id from receipts where state = 'unmatched' and amount_vnd = applied_vnd
  union all
  select 'a notification was taken and not applied', n.id from inbound_notifications n
  where n.handled_at is not null and n.repeats_receipt_id is null and n.provider in ('sepay', 'casso', 'receive-bill-bank', 'staff')
    and not exists (select from receipts r where r.notification_id = n.id)`

/** A refund comes out of money that was paid, is owed exactly until it is sent, and is never more than came. */
const refunds = (q: Query) => q<Fault>`
  select 'a refund of no payment' as rule, r.id from refunds r left join payments p on p.id = r.payment_id
  where case when r.cause = 'receipt' then r.receipt_id is null
    when r.cause = 'share' then p.split_id is null and p.part is null or p.state <> 'expired' or r.amount_vnd <> p.amount_vnd
    else p.state is distinct from 'succeeded' or p.bill_id is distinct from r.bill_id end
  union all
  select 'a refund is not owed once', r.id from refunds r
  where (r.amount_vnd > 0 and r.state in ('needs_target', 'sending', 'to_transfer', 'done'))
    <> (exists (select from ledger_transfers t where t.cause = 'refund:' || r.id)
      and not exists (select from ledger_transfers t where t.cause = 'refund-undone:' || r.id))
  union all
  select 'a refund is not sent once', r.id from refunds r
  where (r.amount_vnd > 0 and r.state = 'done')
    <> exists (select from ledger_transfers t where t.cause = 'refund-sent:' || r.id)
  union all
  select 'more goes back than was paid', b.id from bookings b join refunds r on r.bill_id = b.id
  where r.cause <> 'receipt' and r.state <> 'refused' group by b.id having sum(r.amount_vnd) > b.amount_vnd
  union all
  select 'more goes back than its payment brought', p.id from payments p join refunds r on r.payment_id = p.id
  where r.cause <> 'receipt' and r.state not in ('requested', 'refused')
  group by p.id having sum(r.amount_vnd) > p.amount_vnd
  union all
  select 'an undone booking kept something', b.id from bookings b join refunds r on r.bill_id = b.id
  where exists (select from refunds u where u.bill_id = b.id and u.is_undo) and r.cause = 'booking'
  group by b.id having sum(r.amount_vnd) <> b.amount_vnd or b.state <> 'refunded'
  union all
  select 'a refund is not where its trail says', r.id from refunds r
  where r.state <> (select state from refund_events e where e.refund_id = r.id order by e.id desc limit 1)`

/**
 * Bookings that an allotment confirmed have no more places of a tee time than the largest one gave; a changed booking may
 * have got others from the club.
 */
const allotments = (q: Query) => q<Fault>`
  select 'an allotment confirmed more places than it gives' as rule, t.id
  from tee_times t
  join booking_tee_times h on h.play_date = t.play_date and h.tee_time_id = t.id and h.released_at is null
  where exists (
      select from booking_events e
      where e.booking_id = h.booking_id and e.reason = 'instant confirmation by allotment')
    and not exists (select from booking_changes c where c.booking_id = h.booking_id)
  group by t.id, t.play_date, t.course_id
  having sum(h.places) > (
    select coalesce(max(a.places), 0) from allotments a
    where a.course_id = t.course_id and t.play_date between a.first_day and a.last_day)`

/** A live booking holds a place for each of its players, an ended one none; the same for its cover. */
const bookings = (q: Query) => q<Fault>`
  with held as (
    select b.id, b.member_id, b.course_id, b.play_date, h.places
    from bookings b join booking_tee_times h on h.booking_id = b.id and h.released_at is null
    where b.state in ('draft', 'requested')
    union all
    select b.id, b.member_id, n.course_id, n.play_date, p.places
    from bookings b join counter_offer_places p on p.booking_id = b.id
    join counter_offer_options n on n.offer_id = p.offer_id and n.position = p.position
    -- for a paid booking that its club withdraws, staff offer other times whatever else its golfer holds
    where b.state <> 'paid'
  )
  select 'a paid booking that its club has not acknowledged is on no list' as rule, b.id as id from bookings b
  where b.state = 'paid' and b.tee_time_at is not null and (b.club_due_at is null)
    <> exists (select from club_requests r where r.booking_id = b.id and r.answer = 'accepted')
  union all
  select 'the answer of a club is not what its booking did', r.booking_id from club_requests r
  where r.recorded_by is null and (coalesce(r.answer in ('accepted', 'declined'), false))
    <> exists (select from booking_events e where e.booking_id = r.booking_id and e.actor_kind = 'club'
      and e.to_state = case r.answer when 'accepted' then 'confirmed' else 'rejected' end)
    -- a link also acknowledges a paid booking, which does not move it
    and not coalesce(r.answer = 'accepted'
      and r.answered_at >= (select b.paid_at from bookings b where b.id = r.booking_id), false)
  union all
  select 'places held are not the players' as rule, b.id from bookings b
  where coalesce((select sum(places) from booking_tee_times h where h.booking_id = b.id and h.released_at is null), 0)
    <> case when b.tee_time_at is not null and b.unheld_for is null and b.state in
      ('draft', 'requested', 'confirmed', 'placed', 'paid', 'cancellation_requested', 'played') then b.player_count else 0 end
  union all
  select 'a booking is not where its trail says', b.id from bookings b
  where b.state <> (select to_state from booking_events e where e.booking_id = b.id order by e.id desc limit 1)
  union all
  select 'a request that holds nothing does not wait for the places of its players', b.id
  from bookings b join booking_players p on p.booking_id = b.id and p.cancelled_at is null
  left join booking_tee_times h on h.booking_id = b.id and h.play_date = p.play_date and h.tee_time_id = p.tee_time_id
  where b.unheld_for is not null and b.state in ('draft', 'requested') and h.is_awaited is not true
  union all
  select 'a booking waits for places it holds', b.id
  from bookings b join booking_tee_times h on h.booking_id = b.id and h.is_awaited where b.unheld_for is null
  union all
  select 'requests of a golfer hold more than they may', min(id) from held group by member_id, course_id, play_date
  having sum(places) > ${mostHeld.onDay}
  union all
  select 'requests of a golfer hold more than they may in all', min(id) from held group by member_id
  having sum(places) > ${mostHeld.inAll}
  union all
  select 'a booking has an open offer and no deadline for it, or the other way round', b.id from bookings b
  where (b.offered_until is not null)
    <> (exists (select from counter_offers o where o.booking_id = b.id and o.state = 'open' and o.until = b.offered_until)
      or exists (select from booking_changes c where c.booking_id = b.id and c.state = 'offered' and c.pay_by = b.offered_until)
      or exists (select from booking_changes c where c.booking_id = b.id and c.state = 'requested' and c.answer_by = b.offered_until))
  union all
  select 'a change that is closed holds places', c.booking_id
  from booking_changes c join booking_change_places p on p.change_id = c.id
  where c.state not in ('requested', 'offered')
  union all
  select 'a booking has an open change that its state does not allow', b.id
  from bookings b join booking_changes c on c.booking_id = b.id
  where c.state = 'offered' and b.state <> 'paid'
    or c.state = 'requested' and b.state not in ('confirmed', 'placed', 'paid')
  union all
  select 'an offer does not hold a place for each player, or holds one when it is closed', o.booking_id
  from counter_offers o join counter_offer_options n on n.offer_id = o.id join bookings b on b.id = o.booking_id
  where (select coalesce(sum(p.places), 0) from counter_offer_places p where p.offer_id = o.id and p.position = n.position)
    not between case when o.state = 'open' then b.player_count else 0 end and case when o.state = 'open' then 40 else 0 end
  union all
  select 'a booking stays on a closed tee time and nobody decided that', b.id
  from bookings b
  join booking_tee_times h on h.booking_id = b.id and (h.released_at is null or h.is_awaited) and h.kept_at is null
  join tee_times t on t.play_date = h.play_date and t.id = h.tee_time_id and t.is_closed
  where b.state in ('requested', 'confirmed', 'placed', 'paid', 'cancellation_requested')
  union all
  select 'a booking waits for staff and nothing was asked, or the other way round', b.id from bookings b
  where (b.state = 'cancellation_requested')
    <> exists (select from refunds r where r.bill_id = b.id and r.state = 'requested')
  union all
  select 'cover is not the players', b.id from bookings b
  where (select count(*) from insurance_certificates i where i.booking_id = b.id and i.package_id is null and i.withdrawn_at is null)
    <> case when b.state in ('paid', 'cancellation_requested', 'played') then b.player_count else 0 end`
