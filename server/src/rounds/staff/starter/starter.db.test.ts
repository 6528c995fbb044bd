import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readClubBooking } from '#bookings/club/read-club-bookings'
import type { Staff } from '#platform/context/actor'
import { bookingIn, type StatedBooking } from '#testing/bookings/booking-in-state'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addStaff } from '#testing/golf'
import { openBooking } from '../open-booking.ts'
import { readStaffSheet } from '../staff-sheet.ts'
import { assignCaddies } from './assign-caddies.ts'
import { noteStart } from './note-start.ts'

let ctx: TestContext
let staff: Staff
beforeAll(async () => {
  ctx = await createTestContext()
  staff = await addStaff(ctx.q, ['sales'])
})
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

const none = { caddie: '', buggy: '', is_walking: false }
const buggy7 = { caddie: '12', buggy: '7', is_walking: false }
const walks = { caddie: '15', buggy: '', is_walking: true }

async function paid() {
  const booking = await bookingIn(ctx, 'paid')
  const { players } = await openBooking(ctx, booking.id, 'vi')
  return { booking, first: players[0]?.id ?? 0, second: players[1]?.id ?? 0 }
}
type Given = typeof none
const assign = (id: number, player_id: number, given: Given, seen: Given, by = staff) =>
  assignCaddies(ctx, by, { id, players: [{ player_id, ...given, seen }] })
const note = (id: number, text: string, seen_note: string, by = staff) =>
  noteStart(ctx, by, { id, note: text, seen_note })
const sheetOf = async ({ courseId }: StatedBooking) =>
  (await readStaffSheet(ctx, courseId, '2026-11-24')).tee_times[0]?.bookings
const acts = ({ id }: StatedBooking) =>
  ctx.q`select what, detail from staff_acts where subject = ${`booking:${id}`} order by id`

describe('the caddie and buggy of a player', () => {
  test('are shown to staff, on the sheet and to the club, and an empty one deletes them', async () => {
    const { booking, first, second } = await paid()
    await assignCaddies(ctx, staff, {
      id: booking.id,
      players: [
        { player_id: first, ...buggy7, seen: none },
        { player_id: second, ...walks, seen: none },
      ],
    })
    const club = await addStaff(ctx.q, ['club'], [booking.courseId])
    const shown = { players: [buggy7, walks] }
    expect(await openBooking(ctx, booking.id, 'vi')).toMatchObject(shown)
    expect(await sheetOf(booking)).toMatchObject([shown])
    expect(await readClubBooking(ctx, booking.id, { staff: club, lang: 'vi' })).toMatchObject(shown)
    await assign(booking.id, first, none, buggy7)
    expect(await sheetOf(booking)).toMatchObject([{ players: [none, walks] }])
  })

  test('of a colleague are not overwritten unseen, and those of other players may change meanwhile', async () => {
    const { booking, first, second } = await paid()
    await assign(booking.id, first, buggy7, none)
    await assign(booking.id, second, walks, none)
    await expect(assign(booking.id, first, walks, none)).rejects.toThrow('staff.changedMeanwhile')
    expect(await sheetOf(booking)).toMatchObject([{ players: [buggy7, walks] }])
  })

  test('are recorded once, however often they are sent', async () => {
    const { booking, first } = await paid()
    await assign(booking.id, first, buggy7, none)
    await assign(booking.id, first, buggy7, none)
    expect(await acts(booking)).toEqual([{ what: 'booking.caddies_assigned', detail: String(first) }])
  })

  test('are given by the club of the course, and by no other', async () => {
    const { booking, first } = await paid()
    const club = await addStaff(ctx.q, ['club'], [booking.courseId])
    const other = await addStaff(ctx.q, ['club'], [await addCourse(ctx.q)])
    await expect(assign(booking.id, first, buggy7, none, other)).rejects.toThrow('booking.notFound')
    await assign(booking.id, first, buggy7, none, club)
    expect(await sheetOf(booking)).toMatchObject([{ players: [buggy7, none] }])
  })

  test('are of players of the booking, each once, and none who walks has a buggy', async () => {
    const { booking, first } = await paid()
    const other = await paid()
    await expect(assign(booking.id, other.first, buggy7, none)).rejects.toThrow()
    await expect(assign(booking.id, first, { ...buggy7, is_walking: true }, none)).rejects.toThrow()
    const twice = { player_id: first, ...buggy7, seen: none }
    await expect(assignCaddies(ctx, staff, { id: booking.id, players: [twice, twice] })).rejects.toThrow()
    expect(await sheetOf(booking)).toMatchObject([{ players: [none, none] }])
  })

  test('the database keeps no buggy of a player who walks, and no long number', async () => {
    const { first } = await paid()
    const write = (buggy: string, isWalking: boolean) =>
      ctx.q`update booking_players set buggy = ${buggy}, is_walking = ${isWalking} where id = ${first}`
    await expect(write('7', true)).rejects.toMatchObject({ constraint: 'walks_without_buggy' })
    await expect(write('12345678901', false)).rejects.toMatchObject({ constraint: 'buggy_is_short' })
  })
})

describe('the note for the starter', () => {
  test('is shown to staff and on the sheet, and an empty one deletes it', async () => {
    const { booking } = await paid()
    await note(booking.id, 'Thuê 2 bộ gậy', '')
    expect(await openBooking(ctx, booking.id, 'vi')).toMatchObject({ start_note: 'Thuê 2 bộ gậy' })
    expect(await sheetOf(booking)).toMatchObject([{ start_note: 'Thuê 2 bộ gậy' }])
    await note(booking.id, '', 'Thuê 2 bộ gậy')
    expect(await sheetOf(booking)).toMatchObject([{ start_note: '' }])
  })

  test('of a colleague is not overwritten unseen', async () => {
    const { booking } = await paid()
    await note(booking.id, 'Thuê 2 bộ gậy', '')
    await expect(note(booking.id, 'Đến muộn', '')).rejects.toThrow('staff.changedMeanwhile')
    await note(booking.id, 'Thuê 2 bộ gậy', '')
  })

  test('is written by the club of the course, and by no other', async () => {
    const { booking } = await paid()
    const club = await addStaff(ctx.q, ['club'], [booking.courseId])
    const other = await addStaff(ctx.q, ['club'], [await addCourse(ctx.q)])
    await expect(note(booking.id, 'Đến muộn', '', other)).rejects.toThrow('booking.notFound')
    await note(booking.id, 'Đến muộn', '', club)
    expect(await sheetOf(booking)).toMatchObject([{ start_note: 'Đến muộn' }])
  })
})
