import { afterEach, expect, test } from 'vitest'
import { checkBooks } from '#money/books/check-books'
import { confirmPointsPayment } from '#money/wallet/confirm-points-payment'
import { startPointsPayment } from '#money/wallet/start-points-payment'
import { workOffDeadline } from '#rounds/deadlines/work-off-deadline'
import { codeSentTo } from '#testing/apps/account-app'
import { stateOf } from '#testing/bookings/bank-records'
import { bankReports } from '#testing/bookings/bank-reports'
import { outcome } from '#testing/bookings/bookings'
import { splitBooking, statesOfShares } from '#testing/bookings/split-booking'
import { fillWallet } from '#testing/bookings/wallets'
import { createTestContext, type TestContext } from '#testing/context'
import { closeGate } from '#testing/gate'
import { type Guard, switchOff } from '#testing/processes/unguarded-server'
import { waitingForLocks } from '#testing/waiting-for-locks'
import { faults } from './simulation/faults.ts'

/*
 * A share arrives, the golfer covers the rest, and the deadline comes at the same moment: the shares are part of a paid
 * bill, or all of them go back. The last test switches the locks off and must see money on a bill that has ended.
 */

let ctx: TestContext
afterEach(() => ctx.close())

const payBy = new Date('2026-11-20T08:30:00+07:00')

async function begin(atDeadline: 'cover' | 'expire' = 'expire') {
  ctx = await createTestContext({ BILL_SHARES: '1' })
  ctx.clock.set('2026-11-20T08:00:00+07:00')
  const booking = await splitBooking(ctx, { players: 3, atDeadline })
  await bankReports(ctx, booking.codes[0] ?? '', 2_000_000)
  return booking
}

/** The deadline is at work, and has not committed, when the second share arrives that was sent in time. */
async function shareAmidDeadline(guards: readonly Guard[] = []) {
  const { id, member, codes } = await begin()
  const passed = switchOff(ctx.pool, guards)
  const gate = await closeGate(ctx.pool, 'refunds', { on: 'insert' })
  ctx.clock.set(payBy)
  const deadline = workOffDeadline(ctx, { bookingId: id })
  await gate.reached()
  const share = bankReports(ctx, codes[1] ?? '', 2_000_000, { at: payBy })
  await waitingForLocks(ctx.q, 2)
  await gate.open()
  await Promise.all([deadline, share])
  return { id, member, passed: passed() }
}

const returned = async (id: number) =>
  (
    await ctx.q<{ vnd: number }>`
    select coalesce(sum(amount_vnd), 0)::bigint as vnd from refunds where bill_id = ${id}`
  )[0]?.vnd

test('a share that arrives while the deadline ends its bill goes back like the others', async () => {
  const { id, member } = await shareAmidDeadline()
  expect(await stateOf(ctx, id)).toBe('expired')
  expect(await returned(id)).toBe(4_000_000)
  expect(await statesOfShares(ctx, { id, member })).toEqual(['returned', 'returned', 'returned'])
  expect(await faults(ctx.q)).toEqual([])
  expect((await checkBooks(ctx.pool)).balanced).toBe(true)
})

test('the last two shares, the deadline and the golfer’s own payment at once pay the bill once or return all', async () => {
  for (const atDeadline of ['cover', 'expire'] as const) {
    const { id, member, codes } = await begin(atDeadline)
    await fillWallet(ctx, member, 9_000_000)
    const { transaction_id: reference } = await startPointsPayment(ctx, member, id, 'vi')
    const code = await codeSentTo(ctx, member.phone)
    ctx.clock.set(payBy)
    await Promise.all([
      bankReports(ctx, codes[1] ?? '', 2_000_000, { at: payBy }),
      bankReports(ctx, codes[2] ?? '', 2_000_000, { at: payBy }),
      outcome(confirmPointsPayment(ctx, member, { reference, code })),
      workOffDeadline(ctx, { bookingId: id }),
      workOffDeadline(ctx, { bookingId: id }),
    ])
    const state = await stateOf(ctx, id)
    expect(['paid', 'expired']).toContain(state)
    if (state === 'expired') expect(await returned(id)).toBe(6_000_000)
    expect(await faults(ctx.q)).toEqual([])
    expect((await checkBooks(ctx.pool)).balanced).toBe(true)
    if (atDeadline === 'cover') await ctx.close()
  }
})

test('without the locks of booking and share, money is seen on a bill that has ended', async () => {
  const bookingIsLocked: Guard = {
    sql: /(select b\.id from bookings b join payments p on p\.bill_id = b\.id where p\.reference = \$1) for update of b/,
    instead: '$1',
  }
  const shareIsLocked: Guard = { sql: /(from payments where reference = \$1) for update/, instead: '$1' }
  const { passed } = await shareAmidDeadline([bookingIsLocked, shareIsLocked])
  expect(passed).toEqual([expect.any(Number), expect.any(Number)])
  expect(Math.min(...passed)).toBeGreaterThan(0)
  expect(await faults(ctx.q)).not.toEqual([])
})
