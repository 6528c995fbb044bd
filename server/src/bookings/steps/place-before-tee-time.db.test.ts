import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { payableBill } from '#money/payments/payable-bill'
import { placeAsStaff } from '#rounds/staff/booking-acts'
import { bookingIn, type StatedBooking } from '#testing/bookings/booking-in-state'
import { outcome } from '#testing/bookings/bookings'
import { createTestContext, type TestContext } from '#testing/context'

/* The tee time of these bookings is 24 November 2026, 06:30. A payment deadline never outlives it. */

let ctx: TestContext
let booking: StatedBooking

beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())
beforeEach(async () => {
  ctx.clock.set('2026-11-20T08:00:00+07:00')
  booking = await bookingIn(ctx, 'confirmed')
})

const place = () => outcome(placeAsStaff(ctx, booking.staff, { id: booking.id, note: '' }, 'vi'))

test.each([
  ['2026-11-24T05:59:00+07:00', '2026-11-24T06:29:00+07:00'],
  ['2026-11-24T06:00:00+07:00', '2026-11-24T06:30:00+07:00'],
  ['2026-11-24T06:10:00+07:00', '2026-11-24T06:30:00+07:00'],
  ['2026-11-24T06:29:59+07:00', '2026-11-24T06:30:00+07:00'],
])(
  'ordered at %s, it is to be paid by %s: after 30 minutes or at the tee time, whichever is earlier',
  async (at, by) => {
    ctx.clock.set(at)
    expect(await place()).toMatchObject({ state: 'placed', pay_by: Date.parse(by) })
    const [sms] = await ctx.q<{ text: string; expires_at: Date }>`
    select text, expires_at from messages where booking_id = ${booking.id} order by id desc limit 1`
    expect(sms?.text).toContain(by.slice(11, 16))
    expect(sms?.expires_at).toEqual(new Date(by))
    ctx.clock.set(by)
    expect(await outcome(payableBill(ctx, ctx.q, booking.member, booking.id))).toBe('payment.windowOver')
  },
)

test.each(['2026-11-24T06:30:00+07:00', '2026-11-25T08:00:00+07:00'])(
  'at %s its tee time has begun: it is not ordered any more',
  async (at) => {
    ctx.clock.set(at)
    expect(await place()).toBe('payment.teeTimePassed')
    expect(await ctx.q`select state, pay_by from bookings where id = ${booking.id}`).toEqual([
      { state: 'confirmed', pay_by: null },
    ])
    expect(await ctx.q`select payment_code from bills where id = ${booking.id}`).toEqual([
      { payment_code: null },
    ])
  },
)
