import { afterEach, beforeEach, expect, test } from 'vitest'
import { findAlternatives } from '#bookings/alternatives/find-alternatives'
import { bookingData } from '#bookings/booking/own-data'
import { readClubBooking } from '#bookings/club/read-club-bookings'
import { findOtherTimes } from '#bookings/counter-offers/find-other-times'
import { documentsOfBill } from '#money/documents/of-bill'
import { readDocument } from '#money/documents/read'
import { readBill } from '#rounds/bills/read-bill'
import { readRound } from '#rounds/calendar/read-round'
import { calendarOf } from '#rounds/calendar/round-calendar'
import { passPlayers, shareRound } from '#rounds/calendar/share-round'
import { passFacts } from '#rounds/calendar/wallets/pass-facts'
import { openBooking } from '#rounds/staff/open-booking'
import { bankReports } from '#testing/bookings/bank-reports'
import { bookingIn, type StatedBooking } from '#testing/bookings/booking-in-state'
import { changeAsQuoted } from '#testing/bookings/changes'
import { requestWithAlternatives } from '#testing/bookings/other-times/alternatives'
import { createTestContext, type TestContext } from '#testing/context'
import { addNines, startOn } from '#testing/courses'
import { addTeeTime } from '#testing/golf'

let ctx: TestContext
beforeEach(async () => {
  ctx = await createTestContext()
  ctx.clock.set('2026-11-20T08:00:00+07:00')
})
afterEach(() => ctx.close())

/** A paid booking of two at 06:30 that staff moved from A–B to B–C. */
async function movedToOtherNines(): Promise<StatedBooking> {
  const booking = await bookingIn(ctx, 'placed')
  await addNines(ctx.q, booking.courseId)
  await startOn(ctx.q, booking.teeTimeId, 'A–B')
  await changeAsQuoted(ctx, booking.id, { path: 'B–C' })
  const [bill] = await ctx.q<{ code: string; amount: number }>`
    select l.payment_code as code /* not null */, b.amount_vnd as amount /* not null */
    from bookings b join bills l on l.id = b.id where b.id = ${booking.id}`
  await bankReports(ctx, bill?.code ?? '', bill?.amount ?? 0)
  return booking
}

test('the calendar entry and the pass in a phone name the path of the booking', async () => {
  const { id, member } = await movedToOtherNines()
  const code = await shareRound(ctx, member, id)
  const round = await readRound(ctx, code, 'en')
  const entry = calendarOf(round, code, 'https://golf.test/round/1', 'en', ctx.clock.now())
  expect(entry.replaceAll('\r\n ', '')).toContain(String.raw`\nCourse path: B–C\nPlayers: `)
  const [pass] = await passPlayers(ctx, member, id)
  const { main } = passFacts(await readRound(ctx, pass?.code ?? '', 'en'), '', 'en')
  expect(main).toContainEqual({ id: 'path', label: 'Course path', value: 'B–C' })
})

test('the receipt keeps the path that was paid for', async () => {
  const { id, member, courseId } = await movedToOtherNines()
  const [receipt] = await documentsOfBill(ctx.q, id)
  await ctx.q`update bookings set path = null where course_id = ${courseId}`
  const { facts } = await readDocument(ctx, member, { id: receipt?.id ?? 0, lang: 'en' })
  expect(facts).toContainEqual({ label: 'Play time', value: '24/11/2026 - 06:30 ·\u00a0B–C' })
})

test('the golfer’s own data name the path of each player', async () => {
  const { member } = await movedToOtherNines()
  const { bookings } = await bookingData(ctx, member.id)
  expect(bookings[0]).toMatchObject({ players: [{ path: 'B–C' }, { path: 'B–C' }] })
})

test('every other time that a request names or could name shows its path', async () => {
  const { id, golfer, staff, courseId, starts } = await requestWithAlternatives(ctx)
  await startOn(ctx.q, starts.first, 'B–C')
  const pathsOf = (of: { alternatives: { flights: { path?: string | undefined }[] }[] }) =>
    of.alternatives.map(({ flights }) => flights.map(({ path }) => path))
  expect(pathsOf(await readBill(ctx, golfer, id, 'vi'))).toEqual([['B–C'], [undefined]])
  expect(pathsOf(await openBooking(ctx, id, 'vi'))).toEqual([['B–C'], [undefined]])
  const club = { ...staff, roles: ['club' as const], courseIds: [courseId] }
  expect(pathsOf(await readClubBooking(ctx, id, { staff: club, lang: 'vi' }))).toEqual([['B–C']])
  await ctx.q`update tee_times set places_left = 0 where id = ${starts.first}`
  const [full] = (await openBooking(ctx, id, 'vi')).alternatives
  expect(full).toMatchObject({ is_free: 0, flights: [{ number_player: 2, path: 'B–C' }] })

  const later = await addTeeTime(ctx.q, { courseId, at: '2026-11-24T07:20:00+07:00' })
  await startOn(ctx.q, later, 'C–A')
  const asked = {
    facility_id: courseId,
    start_at: Date.parse('2026-11-24T06:30:00+07:00'),
    number_player: 2,
    day: undefined,
  }
  const [own] = await findAlternatives(ctx, asked, 'vi')
  expect(own?.starts.map(({ path }) => path)).toContain('C–A')
  const [found] = await findOtherTimes(ctx, { id, day: undefined }, 'vi')
  expect(found?.starts.map(({ path }) => path)).toContain('C–A')
})
