import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '#platform/database/transaction'
import { workOffDeadline } from '#rounds/deadlines/work-off-deadline'
import { atMoment, bookingIn, type StatedBooking } from '#testing/bookings/booking-in-state'
import { book, brokenPlaces, outcome } from '#testing/bookings/bookings'
import { createTestContext, type TestContext } from '#testing/context'
import { addMember, addOffer, placesLeft } from '#testing/golf'
import { markBookingPaid } from './pay.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

const at = (clock: string) => new Date(`2026-11-20T${clock}:00+07:00`)
const inTime = at('08:29')

const pay = ({ id }: StatedBooking, occurredAt: Date) =>
  inTransaction(ctx.pool, (q) => markBookingPaid(ctx, q, { bookingId: id, occurredAt, now: ctx.clock.now() }))

const stateOf = async ({ id }: StatedBooking) =>
  (await ctx.q<{ state: string }>`select state from bookings where id = ${id}`)[0]?.state

describe('money for a placed booking', () => {
  test('sent in time pays, once', async () => {
    const booking = await bookingIn(ctx, 'placed')
    expect(
      await Promise.all([1, 2, 3].map(() => pay(booking, inTime))).then((all) => all.toSorted()),
    ).toEqual(['already_paid', 'already_paid', 'paid'])
    const events =
      await ctx.q`select id from booking_events where booking_id = ${booking.id} and to_state = 'paid'`
    expect(events).toHaveLength(1)
  })

  test('a transfer sent at the last moment pays, though it is reported later and the deadline job has not run', async () => {
    const booking = await bookingIn(ctx, 'placed')
    ctx.clock.set(at('08:40'))
    expect(await pay(booking, at('08:30'))).toBe('paid')
  })

  test('a transfer sent after the window is late, though the deadline job has not run yet', async () => {
    const booking = await bookingIn(ctx, 'placed')
    ctx.clock.set(at('08:31'))
    expect(await pay(booking, new Date(at('08:30').getTime() + 1))).toBe('late')
    expect(await stateOf(booking)).toBe('placed')
  })

  test('against the deadline at the same moment: one of the two wins and the places agree', async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      const booking = await bookingIn(ctx, 'placed')
      await atMoment(ctx, at('08:30'), async () => {
        await Promise.all([pay(booking, inTime), workOffDeadline(ctx, { bookingId: booking.id })])
      })
      expect(await stateOf(booking)).toBe('paid')
      expect(await placesLeft(ctx.q, booking.teeTimeId)).toBe(2)
    }
    expect(await brokenPlaces(ctx.q)).toEqual([])
  })
})

describe('money for an expired booking', () => {
  test('sent in time takes the same places again, and the offer’s too', async () => {
    const booking = await bookingIn(ctx, 'placed')
    const { offerId } = await addOffer(ctx.q, { courseId: booking.courseId, quantity: 2 })
    await ctx.q`update bookings set offer_id = ${offerId} where id = ${booking.id}`
    await ctx.q`update offers set quantity_left = 0 where id = ${offerId}`
    await atMoment(ctx, at('08:30'), () => workOffDeadline(ctx, { bookingId: booking.id }))
    expect(await placesLeft(ctx.q, booking.teeTimeId)).toBe(4)
    ctx.clock.set(at('08:45'))
    expect(await pay(booking, inTime)).toBe('paid')
    expect(await placesLeft(ctx.q, booking.teeTimeId)).toBe(2)
    expect(await ctx.q`select quantity_left from offers where id = ${offerId}`).toEqual([
      { quantity_left: 0 },
    ])
    expect(await brokenPlaces(ctx.q)).toEqual([])
    const [row] = await ctx.q`select ended_at, end_reason from bookings where id = ${booking.id}`
    expect(row).toEqual({ ended_at: null, end_reason: null })
  })

  test('is late when another golfer has the places by now, or the offer’s quantity', async () => {
    const booking = await bookingIn(ctx, 'expired')
    const member = await addMember(ctx.q)
    await book(ctx, member, { courseId: booking.courseId, at: '2026-11-24T06:30:00+07:00', players: 3 })
    ctx.clock.set(at('08:45'))
    expect(await pay(booking, inTime)).toBe('late')
    expect(await stateOf(booking)).toBe('expired')

    const other = await bookingIn(ctx, 'expired')
    const { offerId } = await addOffer(ctx.q, { courseId: other.courseId, quantity: 10 })
    await ctx.q`update bookings set offer_id = ${offerId} where id = ${other.id}`
    await ctx.q`update offers set quantity_left = 1, quantity = 1 where id = ${offerId}`
    expect(await pay(other, inTime)).toBe('late')
    expect(await placesLeft(ctx.q, other.teeTimeId)).toBe(4)
    await ctx.q`update offers set quantity = null, quantity_left = null where id = ${offerId}`
    expect(await brokenPlaces(ctx.q)).toEqual([])
  })

  test('is late when the tee time was closed or has been played', async () => {
    const closed = await bookingIn(ctx, 'expired')
    await ctx.q`update tee_times set is_closed = true where id = ${closed.teeTimeId}`
    expect(await pay(closed, inTime)).toBe('late')
    const played = await bookingIn(ctx, 'expired')
    ctx.clock.set('2026-11-24T06:30:00+07:00')
    expect(await pay(played, inTime)).toBe('late')
  })

  test('sent too late stays late', async () => {
    expect(await pay(await bookingIn(ctx, 'expired'), at('08:31'))).toBe('late')
  })

  test('and a new request at the same moment never share a place', async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      const booking = await bookingIn(ctx, 'expired')
      const member = await addMember(ctx.q)
      const request = { courseId: booking.courseId, at: '2026-11-24T06:30:00+07:00', players: 3 }
      const [paid, sent] = await Promise.all([pay(booking, inTime), outcome(book(ctx, member, request))])
      expect([paid, typeof sent]).toEqual(paid === 'paid' ? ['paid', 'string'] : ['late', 'object'])
    }
    expect(await brokenPlaces(ctx.q)).toEqual([])
  })
})

test('members who play together find each other afterwards', async () => {
  const booking = await bookingIn(ctx, 'placed')
  const friend = await addMember(ctx.q)
  await ctx.q`update booking_players set member_id = ${friend.id}, guest_name = null
    where booking_id = ${booking.id} and position = 2`
  await pay(booking, inTime)
  expect(await ctx.q`select partner_id from play_partners where member_id = ${booking.member.id}`).toEqual([
    { partner_id: friend.id },
  ])
})

test('money for a booking that ended otherwise, or never was, has nothing to pay', async () => {
  for (const state of ['withdrawn', 'cancelled', 'rejected', 'refunded'] as const) {
    expect(await pay(await bookingIn(ctx, state), inTime)).toBe('ended')
  }
  const unknown = { ...(await bookingIn(ctx, 'draft')), id: 999_999 }
  expect(await pay(unknown, inTime)).toBe('ended')
})
