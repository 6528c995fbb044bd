import { addDays, dayOf } from '@teeviet/contract/rules/time/dates'
import { daysToDecideWeather } from '#bookings/booking/rows/weather-decisions'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { ACCOUNTS } from '#platform/ledger/accounts'
import { clubPartOf, type DividedRound } from '../clubs/club-part.ts'
import { post } from '../posting/post.ts'

/** A round that was missed for some nights is still split; one of last year is a matter for a person. */
const daysBack = 60

/**
 * Splits the remainder of each round that was played with its club: until then it may be refunded to the golfer, from
 * then on it is earned. The money kept from a round cancelled in whole or in part is split the same way once its day is
 * over. Each round once; one with a weather clause after its decision, or once the days for it are over.
 */
export async function splitRounds(ctx: Context): Promise<void> {
  const now = ctx.clock.now()
  const today = dayOf(now)
  const rounds = await ctx.q<DividedRound>`
    select b.id, b.course_id, b.state, b.play_date, b.tee_time_at, b.holes, b.customer_type from bookings b
    where b.state in ('played', 'cancelled', 'refunded', 'partly_refunded') and b.paid_at is not null
      and b.play_date < ${today}::date and b.play_date >= ${addDays(today, -daysBack)}::date
      and not exists (select from ledger_transfers t where t.cause = 'split:' || b.id)
      and (b.state <> 'played' or b.play_date < ${addDays(today, -daysToDecideWeather)}::date
        or b.refund_ladder ->> 'weather_clause_id' is null
        or exists (select from weather_decisions w where w.booking_id = b.id))
    order by b.id`
  for (const round of rounds) await inTransaction(ctx.pool, (q) => split(ctx, q, round, now))
}

async function split(ctx: Context, q: Query, round: DividedRound, now: Date): Promise<void> {
  const billId = round.id
  // Nothing goes back to the golfer while it is being shared.
  await q`select id from bookings where id = ${billId} for update`
  const [held] = await q<{ vnd: number }>`
    select coalesce(-sum(e.amount_vnd), 0)::bigint as vnd
    from ledger_transfers t
    join ledger_entries e on e.transfer_id = t.id
    join ledger_accounts a on a.id = e.account_id and a.name = ${ACCOUNTS.bookingsPaid}
    where t.bill_id = ${billId}`
  const amountVnd = held?.vnd ?? 0
  if (amountVnd <= 0) return
  const clubVnd = await clubPartOf(ctx, q, round, amountVnd)
  await post(q, {
    cause: `split:${billId}`,
    kind: 'split',
    entries: [
      { account: ACCOUNTS.bookingsPaid, amountVnd },
      { account: ACCOUNTS.clubSharesOwed, amountVnd: -clubVnd },
      { account: ACCOUNTS.revenue, amountVnd: clubVnd - amountVnd },
    ],
    occurredAt: now,
    now,
    billId,
  })
}
