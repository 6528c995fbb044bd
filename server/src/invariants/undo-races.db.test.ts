import { afterEach, expect, test } from 'vitest'
import { checkBooks } from '#money/books/check-books'
import { undoBooking } from '#rounds/cancel/undo'
import { outcome } from '#testing/bookings/bookings'
import { type PaidBooking, paidBooking } from '#testing/bookings/paid-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { closeGate } from '#testing/gate'
import { addMember } from '#testing/golf'
import { type Guard, switchOff } from '#testing/processes/unguarded-server'
import { waitingForLocks } from '#testing/waiting-for-locks'

/*
 * A golfer undoes two bookings at the same moment, with one left to undo today: one of them is undone. The last test
 * switches the guard off and must see both undone.
 */

let ctx: TestContext
afterEach(() => ctx.close())

const undo = ({ id, member }: PaidBooking) =>
  outcome<unknown>(
    undoBooking(ctx, member, { bookingId: id, target: { refund_to: 'wallet' }, idempotency: null }),
  )

async function twoAtOnce(guards: readonly Guard[] = []) {
  ctx = await createTestContext({ UNDOS_PER_MEMBER_PER_DAY: '1' })
  ctx.clock.set('2026-11-20T08:00:00+07:00')
  const member = await addMember(ctx.q)
  const bookings = [await paidBooking(ctx, { member }), await paidBooking(ctx, { member })] as const
  const passed = switchOff(ctx.pool, guards)
  const gate = await closeGate(ctx.pool, 'refunds', { on: 'insert' })
  const first = undo(bookings[0])
  await gate.reached()
  const second = undo(bookings[1])
  await waitingForLocks(ctx.q, 2)
  await gate.open()
  const results = await Promise.all([first, second])
  const states = await ctx.q<{ state: string }>`select state from bookings order by id`
  expect((await checkBooks(ctx.pool)).balanced).toBe(true)
  return { results, states: states.map(({ state }) => state), passed: passed() }
}

test('two bookings undone at once are counted one after the other', async () => {
  const { results, states } = await twoAtOnce()
  expect(results[1]).toBe('booking.undoOver')
  expect(states).toEqual(['refunded', 'paid'])
})

test('one booking undone twice at once goes back once', async () => {
  ctx = await createTestContext()
  ctx.clock.set('2026-11-20T08:00:00+07:00')
  const booking = await paidBooking(ctx)
  const results = await Promise.all([undo(booking), undo(booking)])
  for (const result of results) expect(result).toMatchObject({ state: 'refunded', refund_amount: 4_000_000 })
  expect(await ctx.q`select amount_vnd from refunds`).toEqual([{ amount_vnd: 4_000_000 }])
  expect((await checkBooks(ctx.pool)).balanced).toBe(true)
})

test('without the lock of the golfer more are seen to be undone than allowed', async () => {
  const lock: Guard = {
    sql: /select pg_advisory_xact_lock\(hashtextextended\((\$1), 0\)\)/,
    instead: 'select $1::text',
  }
  const { states, passed } = await twoAtOnce([lock])
  expect(passed[0]).toBeGreaterThan(0)
  expect(states).toEqual(['refunded', 'refunded'])
})
