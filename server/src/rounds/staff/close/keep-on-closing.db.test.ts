import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Staff } from '#platform/context/actor'
import { closeAsClub } from '#rounds/club/club-closings'
import { type BookingApp, createBookingApp } from '#testing/apps/booking-app'
import { bookingIn, type StatedBooking } from '#testing/bookings/booking-in-state'
import { outcome } from '#testing/bookings/bookings'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addStaff } from '#testing/golf'
import { closeTeeTimes, openTeeTimes } from './close.ts'
import { bookingsClosedByClub } from './closed-by-club.ts'
import { keepOnClosing } from './keep-on-closing.ts'

const day = '2026-11-24'

let ctx: TestContext
let app: BookingApp
let sales: Staff
let booking: StatedBooking
let club: Staff
beforeAll(async () => {
  ctx = await createTestContext()
  app = await createBookingApp(ctx)
  sales = await addStaff(ctx.q, ['sales'])
})
afterAll(async () => {
  await app.app.close()
  await ctx.close()
})
beforeEach(async () => {
  ctx.clock.set('2026-11-20T08:00:00+07:00')
  booking = await bookingIn(ctx, 'paid')
  club = await addStaff(ctx.q, ['club'], [booking.courseId])
})

const span = (time_from = '06:00', time_to = '06:59') => ({
  facility_id: booking.courseId,
  day_from: day,
  day_to: day,
  time_from,
  time_to,
})
const close = (at: { time_from: string; time_to: string } = span()) =>
  closeAsClub(ctx, club, { ...span(), ...at, reason: 'maintenance', note: '' })
const open = () => openTeeTimes(ctx, sales, { ...span(), number_hole: undefined, reason: undefined })
const keep = async (closedAt = ctx.clock.now()) => {
  const input = { id: booking.id, closed_at: closedAt.getTime() }
  const result = await outcome(keepOnClosing(ctx, { staff: sales, lang: 'vi' }, input))
  return typeof result === 'string' ? result : 'kept'
}
const isListed = async () => (await bookingsClosedByClub(ctx.q, ctx.clock.now())).includes(booking.id)
const keptActs = () => ctx.q<{ staff_id: number; detail: string }>`
  select staff_id, detail from staff_acts where what = 'booking.kept_on_closing' and subject = ${`booking:${booking.id}`}`

/** What the panel of the booking says about the closing. */
async function panel() {
  const { data } = await app.browserOf(sales).get(`/api/staff/bookings/${booking.id}`)
  const { club_closing, club_hosts_at } = Object(data)
  return { isOpen: club_closing !== null, hostsAt: club_hosts_at }
}

test('a booking that the club hosts leaves list, figure, badge and notice, and its panel shows since when', async () => {
  await close()
  expect(await panel()).toEqual({ isOpen: true, hostsAt: null })
  const closedAt = ctx.clock.now()
  ctx.clock.set('2026-11-20T08:10:00+07:00')
  expect(await keep(closedAt)).toBe('kept')
  const browser = app.browserOf(sales)
  expect((await browser.get('/api/staff/bookings', { club_closed: 1 })).data).toEqual([])
  expect((await browser.get('/api/staff/queue')).data).toMatchObject({ club_closed: 0 })
  expect((await browser.get('/api/staff/queue/today')).data).toMatchObject({ club_closed: [] })
  expect(await panel()).toEqual({ isOpen: false, hostsAt: ctx.clock.now().getTime() })
  expect(await keptActs()).toEqual([{ staff_id: sales.id, detail: '06:30' }])
})

test('it leaves the list also in the moment of the closing, and where the clock of a server is behind', async () => {
  await close()
  const closedAt = ctx.clock.now()
  await keep()
  expect(await isListed()).toBe(false)
  await open()
  ctx.clock.set('2026-11-20T08:10:00+07:00')
  await close()
  const later = ctx.clock.now()
  ctx.clock.set(new Date(closedAt.getTime() + 1000))
  expect(await keep(later)).toBe('kept')
  expect(await isListed()).toBe(false)
})

test('a repeat is no error and changes nothing', async () => {
  await close()
  const closedAt = ctx.clock.now()
  await keep()
  const before = await panel()
  ctx.clock.set('2026-11-20T08:10:00+07:00')
  expect(await keep(closedAt)).toBe('kept')
  expect(await panel()).toEqual(before)
  expect(await keptActs()).toHaveLength(1)
})

describe('the club opens the tee times again', () => {
  beforeEach(async () => {
    await close()
    await keep()
    await open()
  })

  test('nothing is left to be kept', async () => {
    expect(await panel()).toEqual({ isOpen: false, hostsAt: null })
    expect(await keep()).toBe('booking.wrongState')
  })

  test('a later closing lists the booking again, and is settled by who has read it', async () => {
    const before = ctx.clock.now()
    ctx.clock.set('2026-11-20T09:00:00+07:00')
    await close()
    expect(await isListed()).toBe(true)
    expect(await panel()).toEqual({ isOpen: true, hostsAt: null })
    expect(await keep(before)).toBe('staff.changedMeanwhile')
    expect(await isListed()).toBe(true)
    expect(await keep()).toBe('kept')
    expect(await isListed()).toBe(false)
  })
})

test('a closing of another of its tee times lists it again', async () => {
  await close()
  await keep()
  const [other] = await ctx.q<{ id: number }>`
    insert into tee_times (course_id, play_date, starts_at, holes, capacity, places_left, price_vnd)
    select course_id, play_date, starts_at + interval '2 hours', holes, capacity, places_left, price_vnd from tee_times
    where id = ${booking.teeTimeId} returning id`
  await ctx.q`
    insert into booking_tee_times (booking_id, play_date, tee_time_id, places, price_vnd, released_at, is_awaited)
    values (${booking.id}, ${day}, ${other?.id ?? 0}, 1, 1, ${ctx.clock.now()}, true)`
  expect(await isListed()).toBe(false)
  ctx.clock.set('2026-11-20T09:00:00+07:00')
  await close(span('08:00', '08:59'))
  expect(await isListed()).toBe(true)
  expect(await panel()).toMatchObject({ isOpen: true })
  await keep()
  expect(await isListed()).toBe(false)
  expect((await keptActs()).map(({ detail }) => detail)).toEqual(['06:30', '08:30'])
})

describe('it cannot be recorded', () => {
  const send = async (staff: Staff) => {
    const path = `/api/staff/bookings/${booking.id}/keep-on-closing`
    return (await app.browserOf(staff).post(path, { closed_at: ctx.clock.now().getTime() })).error_code
  }

  test('by staff who are limited to other courses, or may not close tee times, or by the club', async () => {
    await close()
    const elsewhere = await addStaff(ctx.q, ['sales'], [await addCourse(ctx.q)])
    expect(await send(elsewhere)).toBe(404)
    expect(await send(await addStaff(ctx.q, ['staff']))).toBe(403)
    expect(await send(club)).toBe(403)
    expect(await isListed()).toBe(true)
    expect(await send(await addStaff(ctx.q, ['sales'], [booking.courseId]))).toBe(0)
    expect(await isListed()).toBe(false)
  })

  test('of a booking on open tee times, or on those that the operator closed', async () => {
    expect(await keep()).toBe('booking.wrongState')
    await closeTeeTimes(ctx, sales, {
      ...span(),
      number_hole: undefined,
      reason: 'other',
      note: '',
      bookings: 'keep',
      end_reason: '',
    })
    expect(await keep()).toBe('booking.wrongState')
  })

  test('once its day of play is over', async () => {
    await close()
    const closedAt = ctx.clock.now()
    ctx.clock.set('2026-11-25T00:00:00+07:00')
    expect(await keep(closedAt)).toBe('booking.wrongState')
  })
})
