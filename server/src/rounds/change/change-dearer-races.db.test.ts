import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readOffered } from '#bookings/booking/rows/booking-changes'
import { openPayment } from '#money/payments/open-payment'
import { settleBill } from '#money/payments/settle-bill'
import { inTransaction } from '#platform/database/transaction'
import { cancelBooking } from '#rounds/cancel/cancel'
import { workOffDeadline } from '#rounds/deadlines/work-off-deadline'
import { bankReports } from '#testing/bookings/bank-reports'
import { outcome } from '#testing/bookings/bookings'
import { changeAsQuoted, unsound } from '#testing/bookings/changes'
import { expectOneGetsTheLast } from '#testing/bookings/last-places'
import { changeStates, contentOfChange, offeredChange } from '#testing/bookings/offered-change'
import { paidBooking } from '#testing/bookings/paid-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { closeGate } from '#testing/gate'
import { addStaff } from '#testing/golf'
import { type Guard, switchOff } from '#testing/processes/unguarded-server'
import { waitingForLocks } from '#testing/waiting-for-locks'
import { withdrawChange } from './withdraw-change.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

type Change = Awaited<ReturnType<typeof offeredChange>>

/** What may happen to a change at the moment its difference arrives. */
const meanwhile: [name: string, act: (change: Change) => Promise<unknown>][] = [
  [
    'its deadline',
    async ({ id }) => {
      ctx.clock.set('2026-11-20T08:30:00+07:00')
      await workOffDeadline(ctx, { bookingId: id })
    },
  ],
  ['staff who take it back', async ({ id }) => withdrawChange(ctx, await addStaff(ctx.q), id)],
  [
    'a cancellation',
    ({ id, member }) =>
      outcome(
        cancelBooking(ctx, member, { bookingId: id, reason: '', expected: undefined, idempotency: null }),
      ),
  ],
]

test.each(meanwhile)(
  'the difference and %s at once: paid and changed, or neither and the money goes back',
  async (_, act) => {
    for (let round = 0; round < 3; round += 1) {
      ctx.clock.set('2026-11-20T08:00:00+07:00')
      const change = await offeredChange(ctx)
      const content = await contentOfChange(ctx, change)
      await Promise.all([
        bankReports(ctx, content, 1_000_000, { at: new Date('2026-11-20T08:00:00+07:00') }),
        act(change),
      ])
      const [state = ''] = await changeStates(ctx, change.id)
      const [row] = await ctx.q<{ amount: number; returned: number }>`
      select amount_vnd as amount /* not null */, (select count(*)::int from refunds r
        where r.bill_id = b.id and r.cause = 'receipt') as returned /* not null */
      from bookings b where id = ${change.id}`
      expect(row).toEqual(
        state === 'applied' ? { amount: 5_000_000, returned: 0 } : { amount: 4_000_000, returned: 1 },
      )
      expect(await change.places()).toEqual(state === 'applied' ? [4, 2] : [2, 4])
      expect(await unsound(ctx)).toEqual([])
    }
  },
)

test('the difference reported twice at once is taken once', async () => {
  for (let round = 0; round < 3; round += 1) {
    const change = await offeredChange(ctx)
    const content = await contentOfChange(ctx, change)
    await Promise.all([bankReports(ctx, content, 1_000_000), bankReports(ctx, content, 1_000_000)])
    expect(await changeStates(ctx, change.id)).toEqual(['applied'])
    const refunds = await ctx.q`select id from refunds where bill_id = ${change.id}`
    expect(refunds).toHaveLength(1)
    expect(await unsound(ctx)).toEqual([])
  }
})

test('of two that want the last places one gets them: a dearer change and a request', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { id } = await paidBooking(ctx)
    const [row] = await ctx.q<{ courseId: number }>`
      select course_id as "courseId" from bookings where id = ${id}`
    const courseId = row?.courseId ?? 0
    const at = '2026-11-25T07:00:00+07:00'
    await expectOneGetsTheLast(ctx, { courseId, at, price: 2_500_000 }, (start_at) =>
      changeAsQuoted(ctx, id, { start_at }),
    )
  }
  expect(await unsound(ctx)).toEqual([])
})

/** What makes two payments of one change at once wait for each other. */
const locks: Guard[] = [
  { sql: /(select id from bookings where id = \$1) for update/, instead: '$1' },
  { sql: /(from booking_changes where id = \$1 and due_vnd is not null) for update/, instead: '$1' },
  { sql: /(order by t\.play_date, t\.id\s+)for update of t$/, instead: '$1' },
]

/** The same difference paid by two attempts, the second before the first is committed, without the locks. */
async function payTwiceUnlocked(unlocked: TestContext) {
  unlocked.clock.set('2026-11-20T08:00:00+07:00')
  const { id: billId, member } = await offeredChange(unlocked)
  const now = unlocked.clock.now()
  const attempts = await inTransaction(unlocked.pool, async (q) => {
    const change = await readOffered(q, billId)
    if (!change) throw new Error('no change is offered')
    const { id: changeId, dueVnd: amountVnd, payBy: expiresAt } = change
    const opening = { memberId: member.id, billId, changeId, amountVnd, now, expiresAt }
    return [
      await openPayment(unlocked, q, { ...opening, method: 'stb' }),
      await openPayment(unlocked, q, { ...opening, method: 'nab' }),
    ]
  })
  const passed = switchOff(unlocked.pool, locks)
  const gate = await closeGate(unlocked.pool, 'booking_players', { on: 'update' })
  const sent = attempts.map(({ id: paymentId }) =>
    inTransaction(unlocked.pool, (q) =>
      settleBill(unlocked, q, {
        paymentId,
        billId,
        occurredAt: now,
        providerReference: `X${paymentId}`,
        now,
      }),
    ),
  )
  const ends = Promise.allSettled(sent)
  await waitingForLocks(unlocked.q, 2)
  await gate.open()
  const isDone = (await ends).map(({ status }) => status)
  expect(passed().every((count) => count > 0)).toBe(true)
  const paid = await unlocked.q`select id from payments where change_id is not null and state = 'succeeded'`
  return { isDone: isDone.toSorted(), paid: paid.length }
}

describe('a change paid twice without its locks', () => {
  test('is refused by the database', async () => {
    const unlocked = await createTestContext()
    expect(await payTwiceUnlocked(unlocked)).toEqual({ isDone: ['fulfilled', 'rejected'], paid: 1 })
    await unlocked.close()
  })

  test('is seen to be paid twice without the constraints as well', async () => {
    const unlocked = await createTestContext()
    await unlocked.q.text('drop index bill_is_paid_once')
    expect(await payTwiceUnlocked(unlocked)).toEqual({ isDone: ['fulfilled', 'fulfilled'], paid: 2 })
    await unlocked.close()
  })
})
