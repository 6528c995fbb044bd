import { system } from '#bookings/booking/record-event'
import { transition } from '#bookings/booking/transition'
import { disputeLine } from '#money/clubs/disputes'
import { post } from '#money/posting/post'
import { inTransaction } from '#platform/database/transaction'
import { ACCOUNTS } from '#platform/ledger/accounts'
import type { TestContext } from '#testing/context'
import { paidByTransfer } from './initial-states.ts'
import type { KillFixture } from './kill-fixture.ts'

/** A played round whose night has come, and the club's words against its line. */
async function disputed(ctx: TestContext) {
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
  const { id } = await disputeLine(ctx, paid.staff, { booking_id: paid.billId, words: 'Thiếu một khách' })
  return { ...paid, disputeId: id }
}

/** The paths of a club's share after a round was divided. */
export const clubStatementScenarios = [
  {
    name: 'a dispute of a club that is settled',
    verb: 'a dispute is settled' as const,
    prepare: (_: KillFixture, ctx: TestContext) => disputed(ctx),
    isRepeated: true,
  },
]
