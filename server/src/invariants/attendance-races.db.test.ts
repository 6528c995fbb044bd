import { afterEach, describe, expect, test } from 'vitest'
import { loadPlayers } from '#bookings/booking/rows/players'
import { openBooking } from '#rounds/staff/open-booking'
import { recordAttendance } from '#rounds/staff/record-attendance'
import { assignCaddies } from '#rounds/staff/starter/assign-caddies'
import { noteStart } from '#rounds/staff/starter/note-start'
import { bookingIn } from '#testing/bookings/booking-in-state'
import { outcome } from '#testing/bookings/bookings'
import { createTestContext, type TestContext } from '#testing/context'
import { closeGate } from '#testing/gate'
import { type Guard, switchOff } from '#testing/processes/unguarded-server'
import { waitingForLocks } from '#testing/waiting-for-locks'
import { bookingIsLocked, expectedBefore } from './attendance-guards.ts'

/*
 * Two people at the counter act at the same moment. They record the same player: a player who is checked in becomes no
 * no-show. They write the note for the starter, or give a player a caddie: the later one does not overwrite what they
 * have not read. The last test of each switches the guard off and must see it happen.
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

/** Two write the note of a booking that has none; the second one while the first waits to write the audit entry. */
async function notesAtOnce(guards: readonly Guard[] = []) {
  ctx = await createTestContext()
  ctx.clock.set('2026-11-20T08:00:00+07:00')
  const { id, staff } = await bookingIn(ctx, 'paid')
  const write = (note: string) => outcome<unknown>(noteStart(ctx, staff, { id, note, seen_note: '' }))
  const passed = switchOff(ctx.pool, guards)
  const gate = await closeGate(ctx.pool, 'staff_acts')
  const first = write('2 buggies')
  await gate.reached()
  const second = write('4 caddies')
  await waitingForLocks(ctx.q, 2)
  await gate.open()
  const [, later] = await Promise.all([first, second])
  return { later, note: (await openBooking(ctx, id, 'vi')).start_note, passed: passed() }
}

const startIsLocked: Guard = {
  sql: /(select state, start_note from bookings\s+where id = .*) for update/,
  instead: '$1',
}

describe('of two notes for the starter at once', () => {
  test('the first stays, and the colleague learns of it', async () => {
    expect(await notesAtOnce()).toMatchObject({ later: 'staff.changedMeanwhile', note: '2 buggies' })
  })

  test('without the lock of the booking the second overwrites the first', async () => {
    expect(await notesAtOnce([startIsLocked])).toMatchObject({ note: '4 caddies', passed: [2] })
  })
})

/** Two give the same player a caddie; the second one while the first waits to write the audit entry. */
async function caddiesAtOnce(guards: readonly Guard[] = []) {
  ctx = await createTestContext()
  ctx.clock.set('2026-11-20T08:00:00+07:00')
  const { id, staff } = await bookingIn(ctx, 'paid')
  const [player] = await loadPlayers(ctx.q, id)
  const none = { caddie: '', buggy: '', is_walking: false }
  const give = (caddie: string) => {
    const given = { player_id: player?.id ?? 0, ...none, caddie, seen: none }
    return outcome<unknown>(assignCaddies(ctx, staff, { id, players: [given] }))
  }
  const passed = switchOff(ctx.pool, guards)
  const gate = await closeGate(ctx.pool, 'staff_acts')
  const first = give('12')
  await gate.reached()
  const second = give('15')
  await waitingForLocks(ctx.q, 2)
  await gate.open()
  const [, later] = await Promise.all([first, second])
  return { later, caddie: (await openBooking(ctx, id, 'vi')).players[0]?.caddie, passed: passed() }
}

describe('of two caddies for one player at once', () => {
  test('the first stays, and the colleague learns of it', async () => {
    expect(await caddiesAtOnce()).toMatchObject({ later: 'staff.changedMeanwhile', caddie: '12' })
  })

  test('without the lock of the booking the second overwrites the first', async () => {
    expect(await caddiesAtOnce([startIsLocked])).toMatchObject({ caddie: '15', passed: [2] })
  })
})
