import type { Attendance } from '@teeviet/contract/rules/bookings/attendance'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loadPlayers } from '#bookings/booking/rows/players'
import type { Staff } from '#platform/context/actor'
import { inTransaction } from '#platform/database/transaction'
import { readBill } from '#rounds/bills/read-bill'
import { bookingIn, type StatedBooking } from '#testing/bookings/booking-in-state'
import { createTestContext, type TestContext } from '#testing/context'
import { addStaff } from '#testing/golf'
import { recordAttendance } from './record-attendance.ts'
import { readStaffSheet } from './staff-sheet.ts'

let ctx: TestContext
let staff: Staff
beforeAll(async () => {
  ctx = await createTestContext()
  staff = await addStaff(ctx.q, ['sales'])
})
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

const atTheCounter = () => ctx.clock.set('2026-11-24T06:05:00+07:00')
const afterTheStart = () => ctx.clock.set('2026-11-24T06:30:00+07:00')
const idsOf = async ({ id }: StatedBooking) => (await loadPlayers(ctx.q, id)).map((player) => player.id)
const attendanceOf = async ({ id }: StatedBooking) =>
  (await loadPlayers(ctx.q, id)).map(({ attendance }) => attendance)
const record = (booking: StatedBooking, player_ids: number[], attendance: Attendance) =>
  recordAttendance(ctx, { staff, lang: 'vi' }, { id: booking.id, player_ids, attendance, seen: undefined })
const actsOf = ({ id }: StatedBooking) =>
  ctx.q`select what, detail from staff_acts where subject = ${`booking:${id}`} order by id`

async function paid() {
  const booking = await bookingIn(ctx, 'paid')
  const [first = 0, second = 0] = await idsOf(booking)
  return { booking, first, second }
}

describe('a player of a paid booking', () => {
  test('is checked in on the day of play: console, sheet and bill show it', async () => {
    const { booking, first, second } = await paid()
    atTheCounter()
    const opened = await record(booking, [first], 'checked_in')
    expect(opened.players).toMatchObject([
      { id: first, attendance: 'checked_in' },
      { id: second, attendance: 'expected' },
    ])
    const bill = await readBill(ctx, booking.member, booking.id, 'vi')
    expect(bill.services[0]?.listData).toMatchObject([{ attendance: 'checked_in' }, {}])
    const { tee_times } = await readStaffSheet(ctx, booking.courseId, '2026-11-24')
    expect(tee_times[0]?.bookings[0]?.players).toMatchObject([{ attendance: 'checked_in' }, {}])
    expect(await actsOf(booking)).toEqual([{ what: 'booking.checked_in', detail: String(first) }])
  })

  test('is checked in once, however often it is sent', async () => {
    const { booking, first, second } = await paid()
    atTheCounter()
    await record(booking, [first], 'checked_in')
    await record(booking, [first], 'checked_in')
    expect(await actsOf(booking)).toHaveLength(1)
    await record(booking, [first, second], 'checked_in')
    expect(await attendanceOf(booking)).toEqual(['checked_in', 'checked_in'])
    expect(await actsOf(booking)).toMatchObject([{}, { detail: String(second) }])
  })

  test('is expected again when the check-in is undone', async () => {
    const { booking, first } = await paid()
    atTheCounter()
    await record(booking, [first], 'checked_in')
    await record(booking, [first], 'expected')
    expect(await attendanceOf(booking)).toEqual(['expected', 'expected'])
  })

  test("is no no-show before the player's tee time, and one from then on", async () => {
    const { booking, first } = await paid()
    atTheCounter()
    await expect(record(booking, [first], 'no_show')).rejects.toThrow('attendance.notYet')
    afterTheStart()
    await record(booking, [first], 'no_show')
    expect(await attendanceOf(booking)).toEqual(['no_show', 'expected'])
  })

  test('who came is no no-show, and a no-show who comes after all is checked in', async () => {
    const { booking, first, second } = await paid()
    afterTheStart()
    await record(booking, [first], 'checked_in')
    await expect(record(booking, [first], 'no_show')).rejects.toThrow('attendance.changed')
    await record(booking, [second], 'no_show')
    await record(booking, [second], 'checked_in')
    expect(await attendanceOf(booking)).toEqual(['checked_in', 'checked_in'])
  })

  test('is not checked in before the day of play', async () => {
    const { booking, first } = await paid()
    ctx.clock.set('2026-11-23T23:59:00+07:00')
    await expect(record(booking, [first], 'checked_in')).rejects.toThrow('attendance.tooEarly')
  })

  test('of another booking, or one who was taken off, is refused', async () => {
    const { booking, first } = await paid()
    const other = await paid()
    atTheCounter()
    await expect(record(booking, [other.first], 'checked_in')).rejects.toThrow('request.invalid')
    await inTransaction(ctx.pool, async (q) => {
      await q`update booking_players set cancelled_at = ${ctx.clock.now()} where id = ${first}`
      await q`update booking_tee_times set places = 1 where booking_id = ${booking.id}`
      await q`update tee_times set places_left = places_left + 1 where id = ${booking.teeTimeId}`
    })
    await expect(record(booking, [first], 'checked_in')).rejects.toThrow('attendance.changed')
  })
})

test('an undo restores the attendance that was read, and not over what a colleague recorded meanwhile', async () => {
  const { booking, first, second } = await paid()
  const undo = (players: number[]) =>
    recordAttendance(
      ctx,
      { staff, lang: 'vi' },
      { id: booking.id, player_ids: players, attendance: 'expected', seen: 'checked_in' },
    )
  afterTheStart()
  await record(booking, [first, second], 'checked_in')
  await undo([first])
  expect(await attendanceOf(booking)).toEqual(['expected', 'checked_in'])
  await record(booking, [second], 'expected')
  await record(booking, [second], 'no_show')
  await expect(undo([first, second])).rejects.toThrow('attendance.changed')
  expect(await attendanceOf(booking)).toEqual(['expected', 'no_show'])
})

test('of all players some of which cannot be recorded none is', async () => {
  const { booking, first, second } = await paid()
  afterTheStart()
  await record(booking, [first], 'checked_in')
  await expect(record(booking, [first, second], 'no_show')).rejects.toThrow('attendance.changed')
  expect(await attendanceOf(booking)).toEqual(['checked_in', 'expected'])
})

test('refuses to check players in on an order that is not paid', async () => {
  const booking = await bookingIn(ctx, 'placed')
  atTheCounter()
  await expect(record(booking, await idsOf(booking), 'checked_in')).rejects.toThrow('booking.wrongState')
})

test('the database keeps no unknown attendance, and none without its time', async () => {
  const { first } = await paid()
  const write = (attendance: string, at: Date | null) =>
    ctx.q`update booking_players set attendance = ${attendance}, attendance_at = ${at} where id = ${first}`
  await expect(write('late', new Date())).rejects.toMatchObject({ constraint: 'attendance_is_known' })
  await expect(write('no_show', null)).rejects.toMatchObject({ constraint: 'attendance_has_its_time' })
})
