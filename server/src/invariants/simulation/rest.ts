import { jobHandlers } from '#app/modules'
import { splitRounds } from '#money/close/split-rounds'
import type { Query } from '#platform/database/sql'
import { decideRounds } from '#rounds/weather/decide-rounds'
import { workOffDueJobs } from '#testing/due-jobs'
import { referenceOf, report } from './simulated-bank.ts'
import type { World } from './world.ts'

/**
 * After the last tee time, its night, a day of asking gateways, and the days in which hours of its weather may still be
 * recorded: a round with a clause and without them is shared after these.
 */
const theEnd = new Date('2026-11-28T08:00:00+07:00')

/**
 * Finishes a history without staff: gateways recover, the bank repeats its unacknowledged reports, the clock moves from
 * deadline to deadline, and every job runs.
 */
export async function comeToRest(world: World): Promise<void> {
  const { ctx, gateways, transfers } = world
  for (const played of Object.values(gateways)) played.mood = 'well'
  for (const transfer of transfers)
    for (const by of transfer.by) if (!transfer.thanked.has(by)) await report(ctx, transfer, by)
  await workOffUntilTheEnd(world)
  if (ctx.clock.now() < theEnd) ctx.clock.set(theEnd)
  await jobHandlers(ctx)['missed-deadlines']({})
  await decideRounds(ctx)
  await splitRounds(ctx)
  // what the weather gave back is sent by a job too
  await workOffUntilTheEnd(world)
  await ctx.q`delete from test_jobs`
}

/** Moves the clock from job to job and does them, up to the end. */
async function workOffUntilTheEnd({ ctx }: World): Promise<void> {
  for (;;) {
    const [next] = await ctx.q<{ at: Date | null }>`
      select at from test_jobs where name <> 'send-message' and (at is null or at <= ${theEnd})
      order by at nulls first limit 1`
    if (!next) break
    if (next.at !== null && next.at > ctx.clock.now()) ctx.clock.set(next.at)
    await workOffDueJobs(ctx)
  }
}

/** The invariants once only staff decisions are left. */
export async function restlessness(world: World): Promise<string[]> {
  const { q } = world.ctx
  const rules = await Promise.all([unfinished(q), unreported(q, world), uncharged(q, world), snoozed(q)])
  return [...rules.flat().map(({ rule, id }) => `${rule}: ${id}`), ...(await unreturned(q, world))]
}

type Fault = { rule: string; id: string | number | null }

const unfinished = (q: Query) => q<Fault>`
  select 'a booking waits for money past its time' as rule, id from bookings where state in ('draft', 'placed')
  union all
  select 'a change waits for money or an answer past its time', booking_id from booking_changes
  where state in ('requested', 'offered')
  union all
  select 'a request nobody answered holds its places for ever', id from bookings
  where state = 'requested' and tee_time_at is not null and unheld_for is null
  union all
  select 'a payment is open for ever', id from payments where state in ('created', 'pending', 'held')
  union all
  select 'places are kept for the waitlist for ever', id from waitlist_entries where state in ('waiting', 'given')
  union all
  select 'a golfer waits for ever to join a flight', id from flight_asks where state = 'asked'
  union all
  select 'a bill is split for ever', bill_id from bill_splits where state = 'open'
  union all
  select 'a refund is being sent for ever', id from refunds where state = 'sending'
  union all
  select 'money of a round that is over was not shared', b.id from bookings b
  where b.state not in ('paid', 'cancellation_requested') and 0 <> (
    select coalesce(sum(e.amount_vnd), 0) from ledger_transfers t join ledger_entries e on e.transfer_id = t.id
    join ledger_accounts a on a.id = e.account_id where t.bill_id = b.id and a.name = 'bookings_paid')`

/** A booking is back on the queue when its snooze is over. */
const snoozed = (q: Query) => q<Fault>`
  select 'a booking is snoozed past its time' as rule, booking_id as id from booking_claims
  where snoozed_until <= ${theEnd}`

/**
 * Each transfer of the bank was received once, to the đồng, whichever provider reported it; a possible duplicate in
 * manual review may be one of them or none.
 */
const unreported = (q: Query, { transfers }: World) => q<Fault>`
  select 'the bank has a transfer we have not' as rule, sent.id
  from (
    select id, sum(vnd) as vnd
    from unnest(${transfers.map(referenceOf)}::text[], ${transfers.map(({ amountVnd }) => amountVnd)}::bigint[]) as one (id, vnd)
    group by id) sent
  where (
    select sent.vnd between coalesce(sum(amount_vnd) filter (where reason is distinct from 'told_before'), 0) and sum(amount_vnd)
    from receipts where bank_reference = sent.id) is not true`

/** Each charge a gateway took paid here, or is held, once and to the đồng. */
const uncharged = (q: Query, { gateways }: World) => {
  const charges = Object.values(gateways).flatMap((played) => played.charges)
  return q<Fault>`
    select 'a gateway took money we do not have' as rule, taken.reference as id
    from unnest(${charges.map(({ order }) => order.reference)}::text[], ${charges.map(({ paidVnd }) => paidVnd)}::bigint[])
      as taken (reference, vnd)
    where taken.vnd <> (
      select coalesce(sum(e.amount_vnd), 0) from payments p
      join ledger_transfers t on t.payment_id = p.id and t.kind in ('payment', 'top_up', 'receipt')
      join ledger_entries e on e.transfer_id = t.id
      join ledger_accounts a on a.id = e.account_id and a.name = 'clearing:' || p.gateway
      where p.reference = taken.reference)`
}

/** The gateways' refunds equal ours, under the same codes; what a counter took, it pays back itself. */
async function unreturned(q: Query, { gateways }: World): Promise<string[]> {
  const theirs = Object.values(gateways).flatMap(({ charges }) =>
    charges.flatMap(({ refunds }) => [...refunds].map(([code, { amountVnd }]) => `${code} ${amountVnd}`)),
  )
  const rows = await q<{ line: string }>`
    select r.code || ' ' || r.amount_vnd::text as line from refunds r left join payments p on p.id = r.payment_id
    where r.state = 'done' and r.target = 'method' and r.amount_vnd > 0
      and coalesce(p.method, '') not in ('counter_cash', 'counter_card')`
  const ours = rows.map(({ line }) => line)
  return [
    ...theirs.filter((line) => !ours.includes(line)).map((line) => `given back and not known here: ${line}`),
    ...ours.filter((line) => !theirs.includes(line)).map((line) => `never given back: ${line}`),
  ]
}
