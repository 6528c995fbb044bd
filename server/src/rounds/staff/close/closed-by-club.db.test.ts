import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Staff } from '#platform/context/actor'
import { closeAsClub } from '#rounds/club/club-closings'
import { type BookingApp, createBookingApp } from '#testing/apps/booking-app'
import { bookingIn, type StatedBooking } from '#testing/bookings/booking-in-state'
import { changeAsQuoted } from '#testing/bookings/changes'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addStaff, addTeeTime } from '#testing/golf'
import { rejectAsStaff } from '../booking-acts.ts'
import { cancelForClub } from '../endings/cancel-for-club.ts'
import { offerTimesAsStaff } from '../offer-times.ts'
import { closeTeeTimes } from './close.ts'
import { liftClosing } from './lift-closing.ts'

const day = '2026-11-24'
const at = (clock: string) => new Date(`${day}T${clock}:00+07:00`)

let ctx: TestContext
let app: BookingApp
let everywhere: Staff
beforeAll(async () => {
  ctx = await createTestContext()
  app = await createBookingApp(ctx)
  everywhere = await addStaff(ctx.q, ['staff'])
})
afterAll(async () => {
  await app.app.close()
  await ctx.close()
})
beforeEach(async () => {
  ctx.clock.set('2026-11-20T08:00:00+07:00')
  await ctx.q`update tee_times set is_closed = false, closed_for = null, closed_note = null, closing_id = null
    where is_closed`
})

const span = (courseId: number) => ({
  facility_id: courseId,
  day_from: day,
  day_to: day,
  time_from: '06:00',
  time_to: '06:59',
})

/** The club of a booking closes the tee times around it. */
async function closedByItsClub({ courseId }: StatedBooking): Promise<Staff> {
  const club = await addStaff(ctx.q, ['club'], [courseId])
  await ctx.q`update staff_accounts set name = 'Lê Sân' where id = ${club.id}`
  await closeAsClub(ctx, club, { ...span(courseId), reason: 'maintenance', note: 'Xới green' })
  return club
}

/** What a staff member sees of it: the figure, the bookings of the notices, the list. */
async function seenBy(staff: Staff) {
  const browser = app.browserOf(staff)
  const data = async (path: string, query = {}) => Object((await browser.get(path, query)).data)
  const listed: { id: number }[] = await data('/api/staff/bookings', { club_closed: 1 })
  const { club_closed: figure } = await data('/api/staff/queue')
  const { club_closed: noticed } = await data('/api/staff/queue/today')
  return { figure, noticed, listed: listed.map(({ id }) => id) }
}
const only = (id: number) => ({ figure: 1, noticed: [id], listed: [id] })
const none = { figure: 0, noticed: [], listed: [] }

/** The mark on an opened booking. */
async function markOf({ id }: StatedBooking): Promise<unknown> {
  const { data } = await app.browserOf(everywhere).get(`/api/staff/bookings/${id}`)
  return Object(data).club_closing
}

describe('a club closes tee times over a booking', () => {
  test.each(['requested', 'confirmed', 'placed', 'paid'] as const)(
    'one that is %s is listed for staff, and its mark names who closed, when and why',
    async (state) => {
      const booking = await bookingIn(ctx, state)
      expect(await seenBy(everywhere)).toEqual(none)
      await closedByItsClub(booking)
      expect(await seenBy(everywhere)).toEqual(only(booking.id))
      expect(await markOf(booking)).toEqual({
        at: ctx.clock.now().getTime(),
        by: 'Lê Sân',
        reason: 'maintenance',
        note: 'Xới green',
      })
    },
  )

  test.each(['draft', 'cancellation_requested', 'withdrawn'] satisfies BookingState[])(
    'one that is %s needs nothing',
    async (state) => {
      const booking = await bookingIn(ctx, state)
      await closedByItsClub(booking)
      expect(await seenBy(everywhere)).toEqual(none)
    },
  )

  test('a request that waits for places there is listed too', async () => {
    const booking = await bookingIn(ctx, 'requested')
    await ctx.q`update booking_tee_times set released_at = ${ctx.clock.now()}, is_awaited = true
      where booking_id = ${booking.id}`
    await ctx.q`update tee_times set places_left = capacity where id = ${booking.teeTimeId}`
    await ctx.q`update bookings set unheld_for = 'unanswered', hold_until = null where id = ${booking.id}`
    await closedByItsClub(booking)
    expect(await seenBy(everywhere)).toEqual(only(booking.id))
  })

  test('staff who are limited to other courses do not see it, those of its course do', async () => {
    const booking = await bookingIn(ctx, 'paid')
    await closedByItsClub(booking)
    const elsewhere = await addStaff(ctx.q, ['staff'], [await addCourse(ctx.q)])
    expect(await seenBy(elsewhere)).toEqual(none)
    expect((await app.browserOf(elsewhere).get(`/api/staff/bookings/${booking.id}`)).data).toBeNull()
    expect(await seenBy(await addStaff(ctx.q, ['staff'], [booking.courseId]))).toEqual(only(booking.id))
  })

  test("what the operator's staff closed over it, they have decided about", async () => {
    const booking = await bookingIn(ctx, 'paid')
    const closing = { ...span(booking.courseId), number_hole: undefined, reason: 'other' as const, note: '' }
    await closeTeeTimes(ctx, everywhere, { ...closing, bookings: 'keep', end_reason: '' })
    expect(await seenBy(everywhere)).toEqual(none)
    expect(await markOf(booking)).toBeNull()
  })
})

test('the next to be played is listed first, whichever was booked first, on every page', async () => {
  const nextDay = '2026-11-25'
  const [one, two, three] = [
    await bookingIn(ctx, 'paid'),
    await bookingIn(ctx, 'placed'),
    await bookingIn(ctx, 'requested'),
  ]
  await addTeeTime(ctx.q, { courseId: one.courseId, at: `${nextDay}T06:30:00+07:00` })
  await changeAsQuoted(ctx, one.id, { start_at: Date.parse(`${nextDay}T06:30:00+07:00`) })
  for (const { courseId } of [one, two, three]) {
    const club = await addStaff(ctx.q, ['club'], [courseId])
    await closeAsClub(ctx, club, { ...span(courseId), day_to: nextDay, reason: 'maintenance', note: '' })
  }
  const { listed } = await seenBy(everywhere)
  expect(listed).toEqual([two.id, three.id, one.id])
  const pageAfter = async (after_id: number) => {
    const { data } = await app
      .browserOf(everywhere)
      .get('/api/staff/bookings', { club_closed: 1, limit: 1, after_id })
    const rows: { id: number }[] = Object(data)
    return rows.map(({ id }) => id)
  }
  expect(await pageAfter(two.id)).toEqual([three.id])
  expect(await pageAfter(three.id)).toEqual([one.id])
  expect(await pageAfter(one.id)).toEqual([])
})

describe('it is over', () => {
  let booking: StatedBooking
  let club: Staff
  beforeEach(async () => {
    booking = await bookingIn(ctx, 'placed')
    club = await closedByItsClub(booking)
    expect(await seenBy(everywhere)).toEqual(only(booking.id))
  })
  const expectOver = async () => {
    expect(await seenBy(everywhere)).toEqual(none)
    expect(await markOf(booking)).toBeNull()
  }

  test('when staff move the booking to an open tee time', async () => {
    await addTeeTime(ctx.q, { courseId: booking.courseId, at: at('07:30').toISOString() })
    await changeAsQuoted(ctx, booking.id, { start_at: at('07:30').getTime() })
    await expectOver()
  })

  test('when staff cancel it because the club cannot take it', async () => {
    const admin = await addStaff(ctx.q)
    await cancelForClub(
      ctx,
      { staff: admin, lang: 'vi' },
      { id: booking.id, reason: '', reason_code: 'tournament' },
    )
    await expectOver()
  })

  test('when the club opens the tee times again', async () => {
    const [closing] = await ctx.q<{ id: number }>`
      select closing_id as id /* not null */ from tee_times where id = ${booking.teeTimeId}`
    await liftClosing(ctx, club, closing?.id ?? 0)
    await expectOver()
  })

  test('when its day is over, and not before', async () => {
    await ctx.q`update bookings set state = 'paid', paid_at = ${ctx.clock.now()} where id = ${booking.id}`
    ctx.clock.set('2026-11-24T23:59:59+07:00')
    expect(await seenBy(everywhere)).toEqual(only(booking.id))
    ctx.clock.set('2026-11-25T00:00:00+07:00')
    await expectOver()
  })
})

test('a rejected request is over', async () => {
  const booking = await bookingIn(ctx, 'requested')
  await closedByItsClub(booking)
  await rejectAsStaff(ctx, everywhere, { id: booking.id, reason: 'Sân đóng' }, 'vi')
  expect(await seenBy(everywhere)).toEqual(none)
})

test('while the golfer chooses among other times it waits for the golfer, and keeps its mark', async () => {
  const booking = await bookingIn(ctx, 'requested')
  await closedByItsClub(booking)
  await addTeeTime(ctx.q, { courseId: booking.courseId, at: at('07:30').toISOString() })
  const option = {
    facility_id: booking.courseId,
    start_at: at('07:30').getTime(),
    price_per_player: undefined,
  }
  await offerTimesAsStaff(ctx, { staff: everywhere, lang: 'vi' }, { id: booking.id, options: [option] })
  expect(await seenBy(everywhere)).toEqual(none)
  expect(await markOf(booking)).toMatchObject({ reason: 'maintenance' })
})
