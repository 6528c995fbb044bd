import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { checkLedger } from '#platform/ledger/check'
import { type BookingApp, createBookingApp } from '#testing/apps/booking-app'
import { type PaidBooking, paidBooking } from '#testing/bookings/paid-booking'
import { createTestContext, type TestContext } from '#testing/context'

/* From the tee time on nothing comes back by cancelling; the server's clock decides when the golfer accepts. */

let ctx: TestContext
let app: BookingApp
let booking: PaidBooking
const teeTime = '2026-11-24T06:30:00+07:00'
const lastSecond = '2026-11-24T06:29:59+07:00'

beforeAll(async () => {
  ctx = await createTestContext()
  app = await createBookingApp(ctx)
})
afterAll(async () => {
  await app.app.close()
  await ctx.close()
})
beforeEach(async () => {
  ctx.clock.set('2026-11-20T08:00:00+07:00')
  booking = await paidBooking(ctx, { at: teeTime, penalty: 50 })
})

const quoteOf = async () => {
  const { data } = await app
    .browserOf(booking.member)
    .get('/api/services/get_bill_detail_for_wap', { bill_id: booking.id })
  return Object(data).cancel_quote
}
const cancel = (fields: Record<string, unknown>) =>
  app.browserOf(booking.member).post('/api/for_wap/cancel_booking', {
    id_general_bill_detail: booking.id,
    refund_to: 'wallet',
    ...fields,
  })
const refunds = () => ctx.q`select id from refunds where bill_id = ${booking.id}`

test('a refund quoted in the last second and accepted at the tee time is refused', async () => {
  ctx.clock.set(lastSecond)
  const { refund_amount: expected_refund } = await quoteOf()
  expect(expected_refund).toBe(2_000_000)
  ctx.clock.set(teeTime)
  expect(await cancel({ expected_refund })).toMatchObject({ error_code: 1723 })
  expect(await cancel({ player_id: await firstPlayer() })).toMatchObject({ error_code: 1723 })
  expect(await refunds()).toEqual([])
  expect((await checkLedger(ctx.q)).faults).toEqual([])
})

test('a refund accepted in the last second holds, however late staff decide', async () => {
  ctx.clock.set(lastSecond)
  const asked = await cancel({ expected_refund: 2_000_000 })
  expect(asked).toMatchObject({ error_code: 0 })
  ctx.clock.set('2026-11-25T09:00:00+07:00')
  expect((await cancel({ expected_refund: 2_000_000 })).data).toMatchObject({ refund_amount: 2_000_000 })
  const [refund] = await refunds()
  const agreed = await app
    .browserOf(booking.staff)
    .post(`/api/staff/refunds/${refund?.id}/agree`, refund ?? {})
  expect(agreed).toMatchObject({ error_code: 0, data: { state: 'done', amount: 2_000_000 } })
})

test('staff cancel for the golfer no later, and for the club as before', async () => {
  ctx.clock.set(teeTime)
  const staff = app.browserOf(booking.staff)
  const words = { id: booking.id, reason: 'Gọi điện' }
  expect(await staff.post(`/api/staff/bookings/${booking.id}/cancel`, words)).toMatchObject({
    error_code: 1723,
  })
  const forClub = await staff.post(`/api/staff/bookings/${booking.id}/cancel-for-club`, words)
  expect(forClub).toMatchObject({ error_code: 0, data: { state: 'refunded', amount: 4_000_000 } })
})

async function firstPlayer() {
  const [player] = await ctx.q<{ id: number }>`
    select id from booking_players where booking_id = ${booking.id} order by id limit 1`
  return player?.id
}
