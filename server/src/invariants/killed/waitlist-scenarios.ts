import { confirmAtOnce } from '#bookings/steps/confirm-at-once'
import { inTransaction } from '#platform/database/transaction'
import { bookGivenOf } from '#rounds/waitlist/book-given'
import { endTogether, fullCourse, wait } from '#testing/bookings/waitlist'
import { fillWallet } from '#testing/bookings/wallets'
import type { TestContext } from '#testing/context'
import { addMember } from '#testing/golf'
import { placed } from './initial-states.ts'
import type { Input } from './input.ts'
import type { Scenario } from './scenario.ts'

const price = 8_000_000

/** A golfer waits who pays from the wallet, and the places are given. */
async function given(ctx: TestContext, { instant = true } = {}): Promise<Input> {
  const input = { ...(await placed(ctx)), member: await addMember(ctx.q) }
  await fillWallet(ctx, input.member, price)
  const { courseId, bookings } = await fullCourse(ctx, { instant })
  await wait(ctx, input.member, { courseId, paid_by: 'wallet' })
  await endTogether(ctx, bookings)
  return input
}

/** The club has accepted the request, which the wallet pays. */
async function accepted(ctx: TestContext): Promise<Input> {
  const input = await given(ctx, { instant: false })
  await bookGivenOf(ctx, input.member.id)
  const [booking] = await ctx.q<{ id: number }>`select id from bookings where member_id = ${input.member.id}`
  const billId = booking?.id ?? 0
  const actor = { kind: 'staff', id: input.staff.id } as const
  await inTransaction(ctx.pool, (q) =>
    confirmAtOnce(ctx, q, billId, { actor, reason: null, now: ctx.clock.now() }),
  )
  return { ...input, billId }
}

/** The wallet pays what a golfer waited for. */
export const waitlistScenarios: readonly Scenario[] = [
  {
    name: 'a given place that the wallet pays',
    verb: 'a given place is booked',
    prepare: (_, ctx) => given(ctx),
    isRepeated: true,
  },
  {
    name: 'an accepted request that the wallet pays',
    verb: 'the wallet pays an order',
    prepare: (_, ctx) => accepted(ctx),
    isRepeated: true,
  },
  {
    name: 'an accepted request that the wallet pays by the clock',
    verb: 'the wallet pays an order',
    prepare: (_, ctx) => accepted(ctx),
    isRepeated: false,
  },
]
