import { afterEach, describe, expect, test } from 'vitest'
import { loadPlayers } from '#bookings/booking/rows/players'
import { chooseOwnTarget } from '#money/refunds/quote/choose-own-target'
import { recordAttendance } from '#rounds/staff/record-attendance'
import { outcome } from '#testing/bookings/bookings'
import { keepOfNoShows } from '#testing/bookings/no-show-rule'
import { paidBooking } from '#testing/bookings/paid-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { closeGate } from '#testing/gate'
import { type Guard, switchOff } from '#testing/processes/unguarded-server'
import { waitingForLocks } from '#testing/waiting-for-locks'
import { bookingIsLocked, expectedBefore } from './attendance-guards.ts'

/*
 * Two people record the same no-show at the same moment: its money goes back once. A no-show is undone while its golfer
 * chooses where the money goes. The last test of each switches the guards off and must see it happen.
 */

let ctx: TestContext
afterEach(() => ctx.close())

async function begun() {
  ctx = await createTestContext()
  ctx.clock.set('2026-11-20T08:00:00+07:00')
  const { id, staff, member } = await paidBooking(ctx)
  await keepOfNoShows(ctx.q, id, 60)
  ctx.clock.set('2026-11-24T07:00:00+07:00')
  const [player] = await loadPlayers(ctx.q, id)
  const record = (attendance: 'expected' | 'no_show') =>
    outcome<unknown>(
      recordAttendance(ctx, { staff, lang: 'vi' }, { id, player_ids: [player?.id ?? 0], attendance }),
    )
  const refunds = () => ctx.q<{ id: number; state: string }>`
    select id, state from refunds where bill_id = ${id} order by id`
  return { id, member, record, refunds }
}

describe('of the same no-show recorded by two people at once', () => {
  async function twice(guards: readonly Guard[] = []) {
    const { record, refunds } = await begun()
    const passed = switchOff(ctx.pool, guards)
    const gate = await closeGate(ctx.pool, 'staff_acts')
    const first = record('no_show')
    await gate.reached()
    const second = record('no_show')
    await waitingForLocks(ctx.q, 2)
    await gate.open()
    await Promise.all([first, second])
    return { refunds: (await refunds()).length, passed: passed() }
  }

  test('the money goes back once', async () => {
    expect(await twice()).toMatchObject({ refunds: 1 })
  })

  test('the expected attendance decides it without the lock of the booking', async () => {
    expect(await twice([bookingIsLocked])).toEqual({ refunds: 1, passed: [2] })
  })

  test('without either it goes back twice', async () => {
    expect(await twice([bookingIsLocked, expectedBefore])).toEqual({ refunds: 2, passed: [2, 2] })
  })
})

describe('of a no-show that is undone while its golfer sends the money to the wallet', () => {
  async function atOnce(guards: readonly Guard[] = []) {
    const { id, member, record, refunds } = await begun()
    await record('no_show')
    const [refund] = await refunds()
    const passed = switchOff(ctx.pool, guards)
    const gate = await closeGate(ctx.pool, 'documents')
    const fields = { refund_to: 'wallet' as const }
    const chosen = outcome<unknown>(
      chooseOwnTarget(ctx, member, { refundId: refund?.id ?? 0, fields, lang: 'vi' }),
    )
    await gate.reached()
    const undone = record('expected')
    await waitingForLocks(ctx.q, 2)
    await gate.open()
    const [, later] = await Promise.all([chosen, undone.catch((error: unknown) => error)])
    const [after] = await loadPlayers(ctx.q, id)
    return { later, attendance: after?.attendance, refunds: await refunds(), passed: passed() }
  }

  test('the money that has left stays with the golfer, and the no-show stays', async () => {
    expect(await atOnce()).toMatchObject({
      later: 'noShow.refunded',
      attendance: 'no_show',
      refunds: [{ state: 'done' }],
    })
  })
})
