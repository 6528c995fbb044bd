import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type BookingApp, createBookingApp } from '#testing/apps/booking-app'
import { bookingIn } from '#testing/bookings/booking-in-state'
import { brokenPlaces } from '#testing/bookings/bookings'
import { createTestContext, type TestContext } from '#testing/context'
import { placesLeft } from '#testing/golf'

let ctx: TestContext
let app: BookingApp
beforeAll(async () => {
  ctx = await createTestContext()
  app = await createBookingApp(ctx)
})
afterAll(async () => {
  await app.app.close()
  await ctx.close()
})
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

const path = '/api/wap/for_wap/cancel_booking'

describe.each(['requested', 'confirmed', 'placed'] as const)('cancelling %s', (state) => {
  test('is free, immediate, and releases the places', async () => {
    const { id, member, teeTimeId } = await bookingIn(ctx, state)
    const browser = app.browserOf(member)
    const body = { id_general_bill_detail: id, reason: 'Bận việc' }
    const cancelled = await browser.post(path, body)
    expect(cancelled).toMatchObject({
      error_code: 0,
      data: { general_status: 5, is_free: 1, refund_amount: 0, penalty_amount: 0, payment_deadline: null },
    })
    expect(await placesLeft(ctx.q, teeTimeId)).toBe(4)
    expect(await browser.post(path, body)).toMatchObject({ error_code: 0, data: cancelled.data })
    expect(await placesLeft(ctx.q, teeTimeId)).toBe(4)
    const bill = await browser.get('/api/services/get_bill_detail_for_wap', { bill_id: id })
    const { steps, services, can_payment, cancel_quote } = Object(bill.data)
    expect(steps.at(-1)).toMatchObject({ reason: 'Bận việc' })
    expect(services[0]).toMatchObject({ is_cancel: 1, can_payment: 0 })
    expect({ can_payment, cancel_quote }).toEqual({ can_payment: 0, cancel_quote: null })
    expect(await brokenPlaces(ctx.q)).toEqual([])
  })
})

test('cancelling many times at once cancels once', async () => {
  const { id, member, teeTimeId } = await bookingIn(ctx, 'placed')
  const browser = app.browserOf(member)
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => browser.post(path, { id_general_bill_detail: id, reason: '' })),
  )
  expect(new Set(answers.map((answer) => JSON.stringify(answer.data))).size).toBe(1)
  expect(await placesLeft(ctx.q, teeTimeId)).toBe(4)
  expect(
    await ctx.q`select id from booking_events where booking_id = ${id} and to_state = 'cancelled'`,
  ).toHaveLength(1)
})

test('the bill of a paid booking quotes its ladder to the đồng, and the fee that stays', async () => {
  const { id, member } = await bookingIn(ctx, 'paid')
  const terms = {
    condition: { vi: 'Ngày thường', en: 'Weekdays' },
    deadline_hours: 48,
    penalty_percent: 50,
    rungs: [
      { until: '2026-11-22T06:30:00+07:00', refund_percent: 100, penalty_percent: 0, refund_vnd: 4_000_000 },
      { until: null, refund_percent: 50, penalty_percent: 50, refund_vnd: 2_000_000 },
    ],
  }
  await ctx.q`update bookings set refund_ladder = ${terms} where id = ${id}`
  await ctx.q`
    insert into payments (reference, purpose, bill_id, member_id, method, state, amount_vnd, fee_vnd, created_at, expires_at, settled_at)
    values ('TTTEST00001', 'bill', ${id}, ${member.id}, 'epay', 'succeeded', 4000000, 90200, now(), now(), now())`
  const quote = async (moment: string) => {
    ctx.clock.set(moment)
    const { data } = await app
      .browserOf(member)
      .get('/api/services/get_bill_detail_for_wap', { bill_id: id, lang: 'en' })
    return Object(data).cancel_quote
  }
  const part = { kind: 'player', refund_amount: 2_000_000, penalty_amount: 0 }
  expect(await quote('2026-11-22T06:30:00+07:00')).toMatchObject({
    targets: ['wallet', 'bank'],
    parts: [part, part],
    is_free: 0,
    condition: 'Weekdays',
    refund_amount: 4_000_000,
    penalty_percent: 0,
    penalty_amount: 0,
    fee_kept: 90_200,
    valid_until: Date.parse('2026-11-22T06:30:00+07:00'),
  })
  expect(await quote('2026-11-22T06:30:01+07:00')).toMatchObject({
    refund_amount: 2_000_000,
    penalty_amount: 2_000_000,
    valid_until: Date.parse('2026-11-24T06:30:00+07:00'),
    has_begun: 0,
  })
  expect(await quote('2026-11-24T06:29:59+07:00')).toMatchObject({ refund_amount: 2_000_000, has_begun: 0 })
  expect(await quote('2026-11-24T06:30:00+07:00')).toMatchObject({
    has_begun: 1,
    refund_amount: 0,
    penalty_amount: 4_000_000,
    valid_until: null,
    targets: [],
    parts: [],
  })
})
