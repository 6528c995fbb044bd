import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '#platform/database/transaction'
import { cancelBooking } from '#rounds/cancel/cancel'
import { withdrawChange } from '#rounds/change/withdraw-change'
import { workOffDeadline } from '#rounds/deadlines/work-off-deadline'
import { offerTimesAsStaff } from '#rounds/staff/offer-times'
import { outcome } from '#testing/bookings/bookings'
import { unsound } from '#testing/bookings/changes'
import { acceptByLink, latestOfferKey, offeredTime } from '#testing/bookings/other-times/counter-offer'
import { paidBooking } from '#testing/bookings/paid-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { closeGate } from '#testing/gate'
import { addCourse, addTeeTime, placesLeft } from '#testing/golf'
import { type Guard, switchOff } from '#testing/processes/unguarded-server'
import { waitingForLocks } from '#testing/waiting-for-locks'
import { declineOffer } from './answer-offer.ts'

/*
 * Two acts about the times offered in place of a paid booking at the same moment: one of them counts, and the money moves
 * once. The last test switches the locks off: the database still refuses the second tap.
 */

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())

const there = '2026-11-24T09:00:00+07:00'

/** A paid booking of 4.000.000đ and an open offer of another time in its place: cheaper, unless a price is given. */
async function offered(context: TestContext, price = 1_500_000) {
  context.clock.set('2026-11-20T08:00:00+07:00')
  const booking = await paidBooking(context, { method: 'nab' })
  const courseId = await addCourse(context.q)
  const start = await addTeeTime(context.q, { courseId, at: there, price })
  const options = [offeredTime(courseId, there)]
  await offerTimesAsStaff(context, { staff: booking.staff, lang: 'vi' }, { id: booking.id, options })
  const key = await latestOfferKey(context, booking.id)
  const tap = () => acceptByLink(context, key, 1, 2 * price)
  return { ...booking, courseId, start, key, tap }
}
type Offered = Awaited<ReturnType<typeof offered>>

const refundsOf = async (context: TestContext, id: number) =>
  (
    await context.q<{ amount: number }>`
      select amount_vnd as amount from refunds where bill_id = ${id} order by id`
  ).map(({ amount }) => amount)

beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

const meanwhile: [name: string, act: (offer: Offered) => Promise<unknown>][] = [
  ['a second tap', ({ tap }) => tap()],
  ['a refusal', ({ key }) => inTransaction(ctx.pool, (q) => declineOffer(ctx, q, { key }))],
  ['staff who take it back', ({ id, staff }) => withdrawChange(ctx, staff, id)],
  [
    'a cancellation',
    ({ id, member }) => cancelBooking(ctx, member, { bookingId: id, reason: '', idempotency: null }),
  ],
  [
    'its deadline',
    ({ id }) => {
      ctx.clock.set('2026-11-20T08:30:00+07:00')
      return workOffDeadline(ctx, { bookingId: id })
    },
  ],
]

test.each(meanwhile)(
  'a tap and %s at once: the booking is moved with one refund, or not at all',
  async (_, act) => {
    for (let round = 0; round < 3; round += 1) {
      const offer = await offered(ctx)
      await Promise.all([outcome<unknown>(offer.tap()), outcome<unknown>(act(offer))])
      const [row] = await ctx.q<{ course: number; offer: string; changes: number }>`
      select b.course_id as course, o.state as offer, (
        select count(*)::int from booking_changes c where c.booking_id = b.id) as changes /* not null */
      from bookings b join counter_offers o on o.booking_id = b.id where b.id = ${offer.id}`
      const isTaken = row?.offer === 'accepted'
      expect(row).toMatchObject({ changes: isTaken ? 1 : 0 })
      expect(row?.course === offer.courseId).toBe(isTaken)
      const differences = (await refundsOf(ctx, offer.id)).filter((amount) => amount === 1_000_000)
      expect(differences).toHaveLength(isTaken ? 1 : 0)
      expect(await placesLeft(ctx.q, offer.start)).toBe(isTaken ? 2 : 4)
      expect(await unsound(ctx)).toEqual([])
    }
  },
)

/** What makes two taps at once wait for each other. */
const locks: Guard[] = [
  { sql: /(where o\.key_hash = \$\d+) for update of b, o/, instead: '$1' },
  { sql: /(where id = \$\d+) and state = 'open' returning/, instead: '$1 returning' },
  { sql: /(order by t\.play_date, t\.id\s+)for update of t$/, instead: '$1' },
]

/** Two taps, the second before the first is committed, without the locks. */
async function tapTwiceUnlocked(unlocked: TestContext) {
  const { id, tap } = await offered(unlocked)
  const passed = switchOff(unlocked.pool, locks)
  const gate = await closeGate(unlocked.pool, 'counter_offers', { on: 'update' })
  const ends = Promise.allSettled([tap(), tap()])
  await waitingForLocks(unlocked.q, 2)
  await gate.open()
  const isDone = (await ends).map(({ status }) => status)
  expect(passed().every((count) => count > 0)).toBe(true)
  return { isDone: isDone.toSorted(), refunds: await refundsOf(unlocked, id) }
}

describe('a time taken twice without its locks', () => {
  test('is refused by the database', async () => {
    const unlocked = await createTestContext()
    expect(await tapTwiceUnlocked(unlocked)).toEqual({
      isDone: ['fulfilled', 'rejected'],
      refunds: [1_000_000],
    })
    await unlocked.close()
  })

  test('is seen to be refunded twice without the constraint as well', async () => {
    const unlocked = await createTestContext()
    await unlocked.q.text('alter table booking_changes drop constraint change_is_applied_once')
    expect(await tapTwiceUnlocked(unlocked)).toEqual({
      isDone: ['fulfilled', 'fulfilled'],
      refunds: [1_000_000, 1_000_000],
    })
    await unlocked.close()
  })
})

/** Staff offer a third time while the golfer's tap on a dearer one is not committed yet. */
async function offerDuringTap(context: TestContext) {
  const { id, staff, courseId, tap } = await offered(context, 2_500_000)
  const third = '2026-11-24T09:08:00+07:00'
  await addTeeTime(context.q, { courseId, at: third })
  const gate = await closeGate(context.pool, 'booking_changes')
  const tapped = outcome(tap())
  await waitingForLocks(context.q, 1)
  const options = [offeredTime(courseId, third)]
  const again = outcome(offerTimesAsStaff(context, { staff, lang: 'vi' }, { id, options }))
  await waitingForLocks(context.q, 2)
  await gate.open()
  const [, second] = await Promise.all([tapped, again])
  const [row] = await context.q<{ change: string; offers: number }>`
    select state as change, (
      select count(*)::int from counter_offers o where o.booking_id = c.booking_id and o.state = 'open') as offers /* not null */
    from booking_changes c where booking_id = ${id}`
  return { second, ...row }
}

describe('other times offered while a tap on a dearer one is being stored', () => {
  test('are refused: the booking waits for its difference', async () => {
    expect(await offerDuringTap(ctx)).toEqual({
      second: 'booking.changeOffered',
      change: 'offered',
      offers: 0,
    })
    expect(await unsound(ctx)).toEqual([])
  })

  test('are seen to stand beside the change without the look behind the lock', async () => {
    const unlooked = await createTestContext()
    const look =
      /(select id from booking_changes where booking_id = \$\d+ and) state in \('requested', 'offered'\)/
    const passed = switchOff(unlooked.pool, [{ sql: look, instead: '$1 false' }])
    expect(await offerDuringTap(unlooked)).toMatchObject({ change: 'offered', offers: 1 })
    expect(passed().every((count) => count > 0)).toBe(true)
    await unlooked.close()
  })
})
