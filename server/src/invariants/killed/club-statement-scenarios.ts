import { system } from '#bookings/booking/record-event'
import { transition } from '#bookings/booking/transition'
import { disputeLine } from '#money/clubs/disputes'
import { listPayouts } from '#money/payouts/list-payouts'
import { post } from '#money/posting/post'
import { inTransaction } from '#platform/database/transaction'
import { ACCOUNTS } from '#platform/ledger/accounts'
import type { TestContext } from '#testing/context'
import { paidByTransfer } from './initial-states.ts'
import type { KillFixture } from './kill-fixture.ts'
import { orderPayout } from './order-payout.ts'

/** A played round that was divided with its club. */
export async function divided(ctx: TestContext) {
  const paid = await paidByTransfer(ctx, {})
  const now = ctx.clock.now()
  await inTransaction(ctx.pool, (q) =>
    transition(ctx, q, { bookingId: paid.billId, to: 'played' as const, now, actor: system }),
  )
  // this round alone: the night would divide those of the other scenarios too
  await inTransaction(ctx.pool, (q) =>
    post(q, {
      cause: `split:${paid.billId}`,
      kind: 'split',
      entries: [
        { account: ACCOUNTS.bookingsPaid, amountVnd: 4_000_000 },
        { account: ACCOUNTS.clubSharesOwed, amountVnd: -3_600_000 },
        { account: ACCOUNTS.revenue, amountVnd: -400_000 },
      ],
      occurredAt: now,
      now,
      billId: paid.billId,
    }),
  )
  return paid
}

/** The same, and the club's words against its line. */
export async function disputed(ctx: TestContext) {
  const paid = await divided(ctx)
  const { id } = await disputeLine(ctx, paid.staff, { booking_id: paid.billId, words: 'Thiếu một khách' })
  return { ...paid, disputeId: id }
}

/** The same, and the payout of its club waits for the bank. */
async function ordered(ctx: TestContext) {
  const paid = await divided(ctx)
  await orderPayout(ctx, paid)
  const [round] = await ctx.q<{ course_id: number }>`select course_id from bookings where id = ${paid.billId}`
  const waiting = (await listPayouts(ctx.q, 'vi')).find(
    ({ facility_id }) => facility_id === round?.course_id,
  )?.order
  if (!waiting) throw new Error('no payout waits')
  return { ...paid, payoutId: waiting.id }
}

/** The paths of a club's share after a round was divided. */
export const clubStatementScenarios = [
  {
    name: 'a dispute of a club that is settled',
    verb: 'a dispute is settled' as const,
    prepare: (_: KillFixture, ctx: TestContext) => disputed(ctx),
    isRepeated: true,
  },
  {
    name: 'an account of a club, and the payout that is ordered to it',
    verb: 'a payout is ordered' as const,
    prepare: (_: KillFixture, ctx: TestContext) => divided(ctx),
    isRepeated: true,
  },
  {
    name: 'a payout to a club that the bank did not make',
    verb: 'a payout is withdrawn' as const,
    prepare: (_: KillFixture, ctx: TestContext) => ordered(ctx),
    isRepeated: true,
  },
  {
    name: 'a payout to a club that the bank has made',
    verb: 'a payout is booked' as const,
    prepare: (_: KillFixture, ctx: TestContext) => ordered(ctx),
    isRepeated: true,
  },
]
