import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { flightsOf } from '#bookings/booking/flights'
import { loadPlayers } from '#bookings/booking/rows/players'
import { readClubRequest } from '#bookings/club/read-club-request'
import { openBooking } from '#rounds/staff/open-booking'
import { readStaffSheet } from '#rounds/staff/staff-sheet'
import { bankReports } from '#testing/bookings/bank-reports'
import { bookingIn } from '#testing/bookings/booking-in-state'
import { outcome } from '#testing/bookings/bookings'
import { changeAsQuoted, noChange, unsound } from '#testing/bookings/changes'
import { addClubPhones, clubKeyOf } from '#testing/bookings/club-key'
import { paidBooking } from '#testing/bookings/paid-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { addNines, startOn } from '#testing/courses'
import { addTeeTime, placesLeft } from '#testing/golf'
import { quoteChange } from '../change-booking.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

const at = (clock: string) => new Date(`2026-11-24T${clock}:00+07:00`)
/** The messages about a booking, to its golfer or to its club. */
const textsOf = async (id: number, to: 'golfer' | 'club') =>
  (
    await ctx.q<{ text: string }>`
      select s.text from messages s join bookings b on b.id = s.booking_id join members m on m.id = b.member_id
      where b.id = ${id} and (s.phone = m.phone) = ${to === 'golfer'} order by s.id`
  ).map(({ text }) => text)
const pathsOf = async (id: number) => (await flightsOf(ctx.q, id)).map(({ path }) => path)

/** A booking of two at 06:30 on A–B, in a state. */
async function onTwoNines(state: Parameters<typeof bookingIn>[1]) {
  const booking = await bookingIn(ctx, state, {
    whenRequested: ({ courseId }) => addClubPhones(ctx, courseId),
  })
  await addNines(ctx.q, booking.courseId)
  await startOn(ctx.q, booking.teeTimeId, 'A–B')
  return booking
}

describe.each(['requested', 'confirmed', 'placed', 'paid'] as const)('a booking that is %s', (state) => {
  test('starts on another path: nothing else changes, golfer and club are informed once', async () => {
    const { id, teeTimeId } = await onTwoNines(state)
    const [sent, toClub] = [await textsOf(id, 'golfer'), await textsOf(id, 'club')]
    const quote = await changeAsQuoted(ctx, id, { path: 'b-c' })
    expect(quote).toMatchObject({ difference: 0, moves_places: 0, changes_path: 1 })
    expect(quote.old_flights[0]?.path).toBe('A–B')
    expect(quote.new_flights[0]?.path).toBe('B–C')
    expect(await pathsOf(id)).toEqual(['B–C'])
    expect(await placesLeft(ctx.q, teeTimeId)).toBe(2)
    const news = (await textsOf(id, 'golfer')).slice(sent.length)
    expect(news).toHaveLength(1)
    expect(news[0]).toContain('B-C')
    expect(news[0]).not.toContain('A-B')
    const asked = (await textsOf(id, 'club')).slice(toClub.length)
    expect(asked).toHaveLength(1)
    expect(asked[0]).toContain('B-C')
    expect(await unsound(ctx)).toEqual([])
  })
})

test.each([
  'draft',
  'played',
  'cancellation_requested',
  'refunded',
  'partly_refunded',
  'expired',
  'cancelled',
  'withdrawn',
  'rejected',
] as const)('a booking that is %s keeps its path', async (state) => {
  const { id } = await onTwoNines(state)
  expect(await outcome(quoteChange(ctx, { ...noChange, id, path: 'B–C' }))).toBe('booking.cannotChange')
})

test('every surface of staff and club shows the path of the booking', async () => {
  const { id, courseId } = await onTwoNines('requested')
  await changeAsQuoted(ctx, id, { path: 'B–C' })
  const opened = await openBooking(ctx, id, 'vi')
  expect(opened.flights.map(({ path }) => path)).toEqual(['B–C'])
  const [teeTime] = (await readStaffSheet(ctx, courseId, '2026-11-24')).tee_times
  expect([teeTime?.path, teeTime?.bookings[0]?.path]).toEqual(['A–B', 'B–C'])
  const key = (await clubKeyOf(ctx, id)) ?? ''
  const link = await readClubRequest(ctx.q, key, { lang: 'vi', now: ctx.clock.now() })
  expect(link.flights.map(({ path }) => path)).toEqual(['B–C'])
  const [change] = await ctx.q<{ before: object; after: object; reason: string }>`
    select before, after, reason from booking_changes where booking_id = ${id}`
  expect(change).toMatchObject({
    before: { starts: [{ path: 'A–B' }] },
    after: { starts: [{ path: 'B–C' }] },
    reason: 'Khách gọi',
  })
})

test('the path of the tee time is no change, and takes a named one back', async () => {
  const { id } = await onTwoNines('confirmed')
  expect(await outcome(changeAsQuoted(ctx, id, { path: 'A–B' }))).toBe('booking.changeNothing')
  await changeAsQuoted(ctx, id, { path: 'C–A' })
  expect(await outcome(changeAsQuoted(ctx, id, { path: 'C–A' }))).toBe('booking.changeNothing')
  await changeAsQuoted(ctx, id, { path: 'A–B' })
  const [row] = await ctx.q<{ path: string | null }>`select path from bookings where id = ${id}`
  expect(row?.path).toBeNull()
})

test('another player, price or name leaves the named path; another tee time brings its own', async () => {
  const { id, courseId } = await onTwoNines('confirmed')
  const later = await addTeeTime(ctx.q, { courseId, at: at('07:00').toISOString() })
  await startOn(ctx.q, later, 'C–A')
  await changeAsQuoted(ctx, id, { path: 'B–C' })
  await changeAsQuoted(ctx, id, { price_per_player: 1_500_000 })
  expect(await pathsOf(id)).toEqual(['B–C'])
  const [first] = await loadPlayers(ctx.q, id)
  await changeAsQuoted(ctx, id, {
    players: [
      { player_id: first?.id, name: '' },
      { player_id: undefined, name: 'Lê Hoa' },
    ],
  })
  expect(await pathsOf(id)).toEqual(['B–C'])
  await changeAsQuoted(ctx, id, { start_at: at('07:00').getTime() })
  expect(await pathsOf(id)).toEqual(['C–A'])
  await changeAsQuoted(ctx, id, { start_at: at('06:30').getTime(), path: 'C–B' })
  expect(await pathsOf(id)).toEqual(['C–B'])
  const news = await textsOf(id, 'golfer')
  expect(news.at(-1)).toMatch(/07:00.*→.*06:30.*C-B/)
})

test('a path that the course does not have, or not for so many holes, is refused', async () => {
  const { id, courseId } = await onTwoNines('placed')
  for (const path of ['A–D', 'A', 'A–B–C'])
    expect(await outcome(quoteChange(ctx, { ...noChange, id, path }))).toBe('booking.unknownPath')
  await ctx.q`delete from course_paths where course_id = ${courseId} and position > 1`
  expect(await outcome(quoteChange(ctx, { ...noChange, id, path: 'B–C' }))).toBe('booking.unknownPath')
})

test('a dearer change of a paid booking brings its path with the payment, not before', async () => {
  const { id, teeTimeId } = await paidBooking(ctx)
  const [own] = await ctx.q<{ courseId: number; code: string }>`
    select b.course_id as "courseId", l.payment_code as code /* not null */
    from bookings b join bills l on l.id = b.id where b.id = ${id}`
  await addNines(ctx.q, own?.courseId ?? 0)
  await startOn(ctx.q, teeTimeId, 'A–B')
  const quote = await changeAsQuoted(ctx, id, { path: 'B–C', price_per_player: 3_000_000 })
  expect(quote.is_payment).toBe(1)
  expect(await pathsOf(id)).toEqual(['A–B'])
  await bankReports(ctx, own?.code ?? '', quote.due_amount)
  expect(await pathsOf(id)).toEqual(['B–C'])
  expect((await textsOf(id, 'golfer')).at(-1)).toContain('B-C')
  expect(await unsound(ctx)).toEqual([])
})
