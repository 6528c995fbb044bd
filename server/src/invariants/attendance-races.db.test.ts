import { afterEach, describe, expect, test } from 'vitest'
import { loadPlayers } from '#bookings/booking/rows/players'
import { recordAttendance } from '#rounds/staff/record-attendance'
import { bookingIn } from '#testing/bookings/booking-in-state'
import { outcome } from '#testing/bookings/bookings'
import { createTestContext, type TestContext } from '#testing/context'
import { closeGate } from '#testing/gate'
import { type Guard, switchOff } from '#testing/processes/unguarded-server'
import { waitingForLocks } from '#testing/waiting-for-locks'

/*
 * Two people at the counter record the same player at the same moment: a player who is checked in becomes no no-show.
 * The last test switches the guard off and must see it happen.
 */

let ctx: TestContext
afterEach(() => ctx.close())

/** One checks the player in and waits before the audit entry is written; the other one records a no-show meanwhile. */
async function atOnce(guards: readonly Guard[] = []) {
  ctx = await createTestContext()
  ctx.clock.set('2026-11-20T08:00:00+07:00')
  const { id, staff } = await bookingIn(ctx, 'paid')
  ctx.clock.set('2026-11-24T06:35:00+07:00')
  const [player] = await loadPlayers(ctx.q, id)
  const record = (attendance: 'checked_in' | 'no_show') =>
    outcome<unknown>(
      recordAttendance(ctx, { staff, lang: 'vi' }, { id, player_ids: [player?.id ?? 0], attendance }),
    )
  const passed = switchOff(ctx.pool, guards)
  const gate = await closeGate(ctx.pool, 'staff_acts')
  const first = record('checked_in')
  await gate.reached()
  const second = record('no_show')
  await waitingForLocks(ctx.q, 2)
  await gate.open()
  const [, later] = await Promise.all([first, second])
  const [after] = await loadPlayers(ctx.q, id)
  return { later, attendance: after?.attendance, passed: passed() }
}

const expectedBefore: Guard = {
  sql: /p\.attendance = any \((\$\d+)::text\[\]\)/,
  instead: '$1::text[] is not null',
}
const bookingIsLocked: Guard = {
  sql: /(select state, play_date, tee_time_at from bookings\s+where id = .*) for update/,
  instead: '$1',
}

describe('of a check-in and a no-show at once', () => {
  test('the check-in stays, and the colleague learns of it', async () => {
    expect(await atOnce()).toMatchObject({ later: 'attendance.changed', attendance: 'checked_in' })
  })

  test('the expected attendance decides it without the lock of the booking', async () => {
    expect(await atOnce([bookingIsLocked])).toEqual({
      later: 'attendance.changed',
      attendance: 'checked_in',
      passed: [2],
    })
  })

  test('without the expected attendance the player who came becomes a no-show', async () => {
    expect(await atOnce([expectedBefore])).toMatchObject({ attendance: 'no_show', passed: [2] })
  })
})
