import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cancelBooking } from '#rounds/cancel/cancel'
import { workOffDeadline } from '#rounds/deadlines/work-off-deadline'
import { outcome } from '#testing/bookings/bookings'
import { changeAsQuoted, unsound } from '#testing/bookings/changes'
import { expectOneGetsTheLast } from '#testing/bookings/last-places'
import { changeStates } from '#testing/bookings/offered-change'
import { changeOwn, movable, requestedMove } from '#testing/bookings/own-changes'
import { createTestContext, type TestContext } from '#testing/context'
import { closeGate } from '#testing/gate'
import { addTeeTime } from '#testing/golf'
import { type Guard, switchOff } from '#testing/processes/unguarded-server'
import { waitingForLocks } from '#testing/waiting-for-locks'
import { answerChange } from '../answer-change.ts'
import { declineChange } from '../decline-change.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

type Requested = Awaited<ReturnType<typeof requestedMove>>

const accept = (on: TestContext, { staff, id, fingerprint }: Requested) =>
  outcome(answerChange(on, staff, { id, fingerprint, accepts: 1, reason: '' }))

/** What may happen to a change at the moment staff accept it, and how the change has ended if that came first. */
const meanwhile: [name: string, ended: string, act: (change: Requested) => Promise<unknown>][] = [
  ['its golfer takes it back', 'dropped: withdrawn', ({ id, member }) => declineChange(ctx, member, id)],
  [
    'a colleague refuses it',
    'dropped: refused',
    ({ id, fingerprint, staff }) =>
      outcome(answerChange(ctx, staff, { id, fingerprint, accepts: 0, reason: 'Hết chỗ' })),
  ],
  [
    'a cancellation is asked for',
    'dropped: ended',
    ({ id, member }) =>
      outcome(
        cancelBooking(ctx, member, { bookingId: id, reason: '', expected: undefined, idempotency: null }),
      ),
  ],
]

test.each(meanwhile)('accepted while %s: made as shown, or not at all', async (_, ended, act) => {
  for (let round = 0; round < 4; round += 1) {
    const change = await requestedMove(ctx, { price: 1_500_000 })
    const acts = [() => accept(ctx, change), () => act(change)]
    await Promise.all((round % 2 === 0 ? acts : acts.toReversed()).map((run) => run()))
    const [state] = await changeStates(ctx, change.id)
    expect(['applied', ended]).toContain(state)
    const isMade = state === 'applied'
    expect(await change.places()).toEqual(isMade ? [4, 2] : [2, 4])
    const refunds = await ctx.q`select id from refunds where bill_id = ${change.id} and cause = 'change'`
    expect(refunds).toHaveLength(isMade ? 1 : 0)
    expect(await unsound(ctx)).toEqual([])
  }
})

test('accepted and its time up at once: made, or not answered in time', async () => {
  for (let round = 0; round < 4; round += 1) {
    ctx.clock.set('2026-11-20T08:00:00+07:00')
    const change = await requestedMove(ctx)
    const accepted = accept(ctx, change)
    ctx.clock.set('2026-11-20T09:00:00+07:00')
    await Promise.all([accepted, workOffDeadline(ctx, { bookingId: change.id })])
    const [state] = await changeStates(ctx, change.id)
    expect(['applied', 'dropped: unanswered']).toContain(state)
    expect(await change.places()).toEqual(state === 'applied' ? [4, 2] : [2, 4])
    expect(await unsound(ctx)).toEqual([])
  }
})

test('of two changes of one booking at once one is asked for, by its golfer or by staff', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { id, member, courseId, move } = await movable(ctx)
    const third = '2026-11-26T07:00:00+07:00'
    await addTeeTime(ctx.q, { courseId, at: third, price: 2_500_000 })
    const elsewhere = { start_at: Date.parse(third) }
    const second =
      round === 0
        ? () => outcome(changeAsQuoted(ctx, id, elsewhere))
        : () => outcome(changeOwn(ctx, member, id, elsewhere))
    const ends = await Promise.all([outcome(changeOwn(ctx, member, id, move)), second()])
    expect(ends.filter((end) => typeof end === 'string')).toHaveLength(1)
    const states = await changeStates(ctx, id)
    expect(states).toHaveLength(1)
    expect(await unsound(ctx)).toEqual([])
  }
})

test('of two that want the last places one gets them: a change asked for and a request', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { id, member, courseId } = await movable(ctx)
    const at = '2026-11-26T07:00:00+07:00'
    await expectOneGetsTheLast(ctx, { courseId, at }, (start_at) => changeOwn(ctx, member, id, { start_at }))
  }
  expect(await unsound(ctx)).toEqual([])
})

/** What makes two answers to one change wait for each other. */
const locks: Guard[] = [
  { sql: /(select state from bookings where id = \$1) for update/, instead: '$1' },
  { sql: /(order by t\.play_date, t\.id\s+)for update of t$/, instead: '$1' },
]

/** Accepts one change twice, the second time before the first is committed. */
async function acceptTwice(on: TestContext, guards: readonly Guard[]) {
  on.clock.set('2026-11-20T08:00:00+07:00')
  const change = await requestedMove(on, { price: 1_500_000 })
  const passed = switchOff(on.pool, guards)
  const gate = await closeGate(on.pool, 'booking_players', { on: 'update' })
  const ends = Promise.all([accept(on, change), accept(on, change)])
  await waitingForLocks(on.q, 2)
  await gate.open()
  await ends
  expect(passed().every((count) => count > 0)).toBe(true)
  const refunds = await on.q`select id from refunds where bill_id = ${change.id} and cause = 'change'`
  return refunds.length
}

describe('a change accepted twice at once', () => {
  test('is refunded once', async () => {
    const guarded = await createTestContext()
    expect(await acceptTwice(guarded, [])).toBe(1)
    expect(await unsound(guarded)).toEqual([])
    await guarded.close()
  })

  test('is seen to be refunded twice without the locks', async () => {
    const unlocked = await createTestContext()
    expect(await acceptTwice(unlocked, locks)).toBe(2)
    await unlocked.close()
  })
})
