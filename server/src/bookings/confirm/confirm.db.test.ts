import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Staff } from '#platform/context/actor'
import { confirmAndPlaceAsStaff, confirmAsStaff, rejectAsStaff } from '#rounds/staff/booking-acts'
import { openBooking } from '#rounds/staff/open-booking'
import { atMoment, bookingIn } from '#testing/bookings/booking-in-state'
import { book, brokenPlaces, guests, outcome } from '#testing/bookings/bookings'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addMember, addOffer, addPackage, addStaff, addTeeTime, placesLeft } from '#testing/golf'

let ctx: TestContext
let staff: Staff
beforeAll(async () => {
  ctx = await createTestContext()
  staff = await addStaff(ctx.q)
})
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

const at = (clock: string) => `2026-11-24T${clock}:00+07:00`

/** A request for any time of its day, of which nothing has passed; the tests go on from there. */
async function anyTime({ price = 2_000_000, ...fields }: { price?: number; product_id?: number } = {}) {
  ctx.clock.set(at('05:00'))
  const courseId = await addCourse(ctx.q)
  const early = await addTeeTime(ctx.q, { courseId, at: at('06:30'), price })
  const late = await addTeeTime(ctx.q, { courseId, at: at('15:00'), price })
  const d20 = await addPackage(ctx.q, 20_000)
  const request = { courseId, at: at('00:00'), list_users: guests(3, [d20]), ...fields }
  const sent = await book(ctx, await addMember(ctx.q), request)
  return { id: sent.id_general_bill, courseId, early, late }
}

const confirm = (input: { id: number; tee_time_id?: number; price_per_player?: number }) =>
  outcome(confirmAsStaff(ctx, staff, { note: '', ...input }, 'vi'))

test('keeps the terms the golfer accepted, though the club changes prices and terms before staff confirm', async () => {
  const courseId = await addCourse(ctx.q)
  const teeTimeId = await addTeeTime(ctx.q, { courseId, at: at('06:30') })
  await ctx.q`
    insert into refund_terms (course_id, applies_to, deadline_hours, penalty_percent, condition, time_text, position)
    values (${courseId}, 'standard', 24, 50, '{"vi":"Mọi ngày"}', '{}', 1)`
  const sent = await book(ctx, await addMember(ctx.q), { courseId, at: at('06:30'), players: 2 })
  const id = sent.id_general_bill
  await ctx.q`update refund_terms set deadline_hours = 720, penalty_percent = 120 where course_id = ${courseId}`
  await ctx.q`update tee_times set price_vnd = price_vnd * 2 where id = ${teeTimeId}`
  expect(await confirm({ id })).toMatchObject({ state: 'confirmed', amount: sent.payment_amount })
  expect((await openBooking(ctx, id, 'vi')).refund_terms).toMatchObject([
    { until: Date.parse('2026-11-23T06:30:00+07:00'), refund_amount: sent.payment_amount },
    { until: null, refund_percent: 50, penalty_amount: (sent.payment_amount ?? 0) / 2 },
  ])
})

describe('a request for any time', () => {
  test('is confirmed onto a tee time, which fixes places, price and ladder', async () => {
    const { id, late } = await anyTime()
    expect(await confirm({ id })).toBe('staff.teeTimeNeeded')
    expect(await confirm({ id, tee_time_id: late })).toMatchObject({
      state: 'confirmed',
      date_played: new Date(at('15:00')).getTime(),
      is_any_time: 0,
      amount: 3 * 2_020_000,
    })
    expect(await placesLeft(ctx.q, late)).toBe(1)
    const opened = await openBooking(ctx, id, 'vi')
    expect(opened.services).toMatchObject([{ amount: 6_000_000 }, { amount: 60_000 }])
    expect(opened.players.map((player) => player.money)).toEqual([2_020_000, 2_020_000, 2_020_000])
    expect(opened.refund_terms.at(-1)).toMatchObject({
      until: null,
      refund_amount: 0,
      penalty_amount: 6_060_000,
    })
    expect(await brokenPlaces(ctx.q)).toEqual([])
  })

  test('is not put on a full tee time, one of another day, or of another course', async () => {
    const { id, courseId, early } = await anyTime()
    await book(ctx, await addMember(ctx.q), { courseId, at: at('06:30'), players: 2 })
    const otherDay = await addTeeTime(ctx.q, { courseId, at: '2026-11-25T06:30:00+07:00' })
    const elsewhere = await addTeeTime(ctx.q, { courseId: await addCourse(ctx.q), at: at('06:30') })
    for (const tee_time_id of [early, otherDay, elsewhere, 999_999]) {
      expect(await confirm({ id, tee_time_id })).toBe('booking.noTeeTime')
    }
    const [row] = await ctx.q`select state, tee_time_at from bookings where id = ${id}`
    expect(row).toEqual({ state: 'requested', tee_time_at: null })
  })

  test('of an offer takes its price and its quantity', async () => {
    ctx.clock.set(at('05:00'))
    const courseId = await addCourse(ctx.q)
    const teeTimeId = await addTeeTime(ctx.q, { courseId, at: at('06:30') })
    const { offerId } = await addOffer(ctx.q, { courseId, quantity: 3, salePrice: 900_000 })
    const request = { courseId, at: at('00:00'), players: 2, product_id: offerId }
    const ask = async () => (await book(ctx, await addMember(ctx.q), request)).id_general_bill
    const [first, second] = [await ask(), await ask()]
    expect(await confirm({ id: first, tee_time_id: teeTimeId })).toMatchObject({ amount: 1_800_000 })
    expect(await ctx.q`select quantity_left from offers where id = ${offerId}`).toEqual([
      { quantity_left: 1 },
    ])
    expect(await confirm({ id: second, tee_time_id: teeTimeId })).toBe('offer.soldOut')
    expect(await brokenPlaces(ctx.q)).toEqual([])
  })
})

describe('a request without a price', () => {
  test('is confirmed at the price staff name', async () => {
    const { id, early } = await anyTime({ price: 0 })
    expect(await confirm({ id, tee_time_id: early })).toBe('staff.priceNeeded')
    expect(await placesLeft(ctx.q, early)).toBe(4)
    const confirmed = await confirm({ id, tee_time_id: early, price_per_player: 1_500_000 })
    expect(confirmed).toMatchObject({ amount: 3 * 1_520_000 })
  })

  test('a booking which costs nothing is paid when it is placed', async () => {
    const courseId = await addCourse(ctx.q)
    await addTeeTime(ctx.q, { courseId, at: at('06:30'), price: 0 })
    const sent = await book(ctx, await addMember(ctx.q), { courseId, at: at('06:30') })
    const input = { id: sent.id_general_bill, price_per_player: 0, note: '' }
    expect(await confirmAndPlaceAsStaff(ctx, staff, input, 'vi')).toMatchObject({ state: 'paid', amount: 0 })
  })

  test('a price that was shown is not changed by staff', async () => {
    const { id } = await bookingIn(ctx, 'requested')
    expect(await confirm({ id, price_per_player: 9_000_000 })).toMatchObject({ amount: 4_000_000 })
  })
})

test('two of the staff who confirm at the same moment confirm once', async () => {
  const { id, late } = await anyTime()
  const results = await Promise.all([1, 2, 3, 4].map(() => confirm({ id, tee_time_id: late })))
  for (const result of results) expect(result).toMatchObject({ state: 'confirmed' })
  expect(await placesLeft(ctx.q, late)).toBe(1)
  const events =
    await ctx.q`select id from booking_events where booking_id = ${id} and to_state = 'confirmed'`
  expect(events).toHaveLength(1)
})

test('one confirms while another declines: one of the two wins', async () => {
  for (let turn = 0; turn < 10; turn += 1) {
    const { id, staff: colleague } = await bookingIn(ctx, 'requested')
    const rejection = rejectAsStaff(ctx, colleague, { id, reason: 'Sân có giải' }, 'vi')
    await Promise.all([confirm({ id }), outcome(rejection)])
    const [row] = await ctx.q<{ state: string }>`select state from bookings where id = ${id}`
    expect(['confirmed', 'rejected']).toContain(row?.state)
    expect(await brokenPlaces(ctx.q)).toEqual([])
  }
})

test('a tee time that has passed is not confirmed any more', async () => {
  const { id } = await bookingIn(ctx, 'requested')
  const confirmed = await atMoment(ctx, new Date(at('06:30')), () => confirm({ id }))
  expect(confirmed).toBe('booking.noTeeTime')
})

test('keeps staff notes in the event log and off the golfer’s bill', async () => {
  const { id } = await bookingIn(ctx, 'requested')
  await confirmAsStaff(ctx, staff, { id, note: 'Gọi anh Nam ở sân' }, 'vi')
  expect((await openBooking(ctx, id, 'vi')).history.at(-1)).toMatchObject({ reason: 'Gọi anh Nam ở sân' })
})

test('the notice goes out in the language of the booking, with the amount and the way to pay', async () => {
  const { id } = await bookingIn(ctx, 'requested')
  await ctx.q`update bookings set language = 'en' where id = ${id}`
  await confirmAndPlaceAsStaff(ctx, staff, { id, note: '' }, 'vi')
  const [message] = await ctx.q<{ text: string }>`select text from messages where booking_id = ${id}`
  expect(message?.text).toContain('4.000.000đ')
  expect(message?.text).toContain(`/b/${id}`)
  expect(message?.text).toContain('is confirmed')
})
