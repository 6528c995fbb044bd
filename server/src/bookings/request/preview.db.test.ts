import { afterAll, beforeAll, expect, test } from 'vitest'
import { give } from '#testing/allotment'
import { type BookingApp, createBookingApp } from '#testing/apps/booking-app'
import { book, guests } from '#testing/bookings/bookings'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addMember, addOffer, addPackage, addStaff, addTeeTime, placesLeft } from '#testing/golf'

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

const path = '/api/wap/services/create_delivery_for_wap'
const at = (moment: string) => new Date(`2026-11-${moment}:00+07:00`).getTime()

async function course() {
  const courseId = await addCourse(ctx.q)
  await ctx.q`
    insert into refund_terms (course_id, applies_to, deadline_hours, penalty_percent, condition, time_text, position)
    values (${courseId}, 'standard', 48, 100, '{}', '{}', ${courseId})`
  const teeTimeId = await addTeeTime(ctx.q, { courseId, at: '2026-11-24T06:30:00+07:00' })
  return { courseId, teeTimeId }
}

test('the price shown before is the price, tee time and ladder of the request, and nothing is stored', async () => {
  const { courseId, teeTimeId } = await course()
  const d50 = await addPackage(ctx.q, 50_000)
  const body = { facility_id: courseId, date_played: at('24T06:33'), list_users: guests(3, [d50]) }
  const preview = await app.browserOf().post(path, body)
  expect(preview).toMatchObject({
    error_code: 0,
    data: {
      payment_amount: 3 * 2_050_000,
      date_played: at('24T06:30'),
      is_any_time: 0,
      services: [
        { type: 'booking', amount: 6_000_000, id: null, can_payment: 0 },
        { type: 'hio', amount: 150_000 },
      ],
      refund_terms: [
        { until: at('22T06:30'), refund_amount: 6_150_000, penalty_amount: 0 },
        { until: null, refund_amount: 0, penalty_amount: 6_150_000 },
      ],
    },
  })
  expect(await placesLeft(ctx.q, teeTimeId)).toBe(4)
  expect(await ctx.q`select id from bookings`).toEqual([])
  const member = await addMember(ctx.q)
  const sent = await app.browserOf(member).post('/api/services/create_booking_for_wap', {
    ...body,
    expected_amount: Object(preview.data).payment_amount,
  })
  const bill = await app
    .browserOf(member)
    .get('/api/services/get_bill_detail_for_wap', { bill_id: Object(sent.data).id_general_bill })
  const { payment_amount, date_played, refund_terms } = Object(bill.data)
  expect({ payment_amount, date_played, refund_terms }).toEqual({
    payment_amount: Object(preview.data).payment_amount,
    date_played: Object(preview.data).date_played,
    refund_terms: Object(preview.data).refund_terms,
  })
})

test('refuses what the request would refuse', async () => {
  const { courseId } = await course()
  const { offerId } = await addOffer(ctx.q, { courseId, quantity: 1 })
  const body = { facility_id: courseId, date_played: at('24T06:30'), list_users: guests(2) }
  const browser = app.browserOf()
  expect((await browser.post(path, { ...body, list_users: [] })).error_code).toBe(1603)
  expect((await browser.post(path, { ...body, list_users: guests(5) })).error_code).toBe(1602)
  expect((await browser.post(path, { ...body, product_id: offerId })).error_code).toBe(1611)
  expect((await browser.post(path, { ...body, facility_id: 999_999 })).status).toBe(404)
})

test('any time today has no price and no refund tiers yet', async () => {
  ctx.clock.set('2026-11-24T05:00:00+07:00')
  const { courseId } = await course()
  const body = { facility_id: courseId, date_played: at('24T00:00'), list_users: guests(2) }
  expect((await app.browserOf().post(path, body)).data).toMatchObject({
    payment_amount: null,
    is_any_time: 1,
    refund_terms: [],
  })
})

test('names of members are shown to members only', async () => {
  const { courseId } = await course()
  const friend = await addMember(ctx.q, 'Đỗ Minh')
  const body = { facility_id: courseId, date_played: at('24T06:30'), list_users: [{ user_id: friend.vga }] }
  const seen = await app.browserOf(await addMember(ctx.q)).post(path, body)
  expect(JSON.stringify(seen.data)).toContain('Đỗ Minh')
  expect(JSON.stringify((await app.browserOf().post(path, body)).data)).not.toContain('Đỗ Minh')
})

test('says whether the request would be confirmed as soon as it is sent', async () => {
  const { courseId } = await course()
  const isInstant = async (players: number) => {
    const body = { facility_id: courseId, date_played: at('24T06:30'), list_users: guests(players) }
    return Object((await app.browserOf().post(path, body)).data).is_instant
  }
  expect(await isInstant(2)).toBe(0)
  await give(ctx, await addStaff(ctx.q, ['club'], [courseId]), { facility_id: courseId, places: 2 })
  expect(await isInstant(2)).toBe(1)
  expect(await isInstant(3)).toBe(0)
  const member = await addMember(ctx.q)
  await book(ctx, member, { courseId, at: '2026-11-24T06:30:00+07:00', players: 1 })
  // one of the two places is sold
  expect(await isInstant(1)).toBe(1)
  expect(await isInstant(2)).toBe(0)
  await ctx.q`update courses set instant_confirmation = true where id = ${courseId}`
  expect(await isInstant(2)).toBe(1)
})
