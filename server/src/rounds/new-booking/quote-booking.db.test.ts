import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { outcome } from '#testing/bookings/bookings'
import { makeAsStaff, typedBooking } from '#testing/bookings/new-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addMember, addOffer, addStaff, addTeeTime, placesLeft } from '#testing/golf'
import { quoteBooking } from './quote-booking.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

const at = '2026-11-24T06:30:00+07:00'

async function start({ capacity = 4, price = 2_000_000 } = {}) {
  const courseId = await addCourse(ctx.q)
  return { courseId, at, teeTimeId: await addTeeTime(ctx.q, { courseId, at, capacity, price }) }
}

test('a quote names the golfer of the phone, price and starts, and takes nothing', async () => {
  const free = await start()
  const member = await addMember(ctx.q, 'Nguyễn An')
  const quote = await quoteBooking(ctx, typedBooking(free, { phone: member.phone }), 'vi')
  expect(quote).toMatchObject({
    golfer: { vga: member.vga, fullname: 'Nguyễn An' },
    payment_amount: 4_000_000,
    flights: [{ date_played: new Date(at).getTime(), number_player: 2 }],
    offers: [],
  })
  expect(await placesLeft(ctx.q, free.teeTimeId)).toBe(4)
})

test('a quote for a new phone makes no account', async () => {
  const free = await start()
  const quote = await quoteBooking(ctx, typedBooking(free, { phone: '0388999001', fullname: '' }), 'vi')
  expect(quote).toMatchObject({ golfer: null, payment_amount: 4_000_000 })
  expect(await ctx.q`select 1 from members where phone = '0388999001'`).toEqual([])
})

test('a quote costs what the booking costs, with an offer too', async () => {
  const free = await start()
  const { offerId } = await addOffer(ctx.q, { courseId: free.courseId, quantity: 3, salePrice: 900_000 })
  const fields = { phone: '0388999002', product_id: offerId }
  const quote = await quoteBooking(ctx, typedBooking(free, fields), 'vi')
  expect(quote).toMatchObject({
    payment_amount: 1_800_000,
    offers: [{ product_id: offerId, price: 900_000 }],
  })
  const made = { ...fields, expected_amount: quote.payment_amount }
  expect(await makeAsStaff(ctx, await addStaff(ctx.q), typedBooking(free, made))).toMatchObject({
    amount: 1_800_000,
    flights: quote.flights.map(({ date_played, number_player }) => ({ date_played, number_player })),
  })
  const left = await quoteBooking(ctx, typedBooking(free, { ...fields, product_id: undefined }), 'vi')
  expect(left.offers).toEqual([])
})

test('a quote has no amount while staff have named no price', async () => {
  const free = await start({ price: 0 })
  const fields = typedBooking(free, { phone: '0388999003' })
  expect(await quoteBooking(ctx, fields, 'vi')).toMatchObject({ payment_amount: null })
  const priced = { ...fields, price_per_player: 1_500_000 }
  expect(await quoteBooking(ctx, priced, 'vi')).toMatchObject({ payment_amount: 3_000_000 })
})

test('a quote shows how a group starts around the chosen start, and is refused for another one', async () => {
  const free = await start({ capacity: 2 })
  await addTeeTime(ctx.q, { courseId: free.courseId, at: '2026-11-24T06:40:00+07:00' })
  const group = { phone: '0388999004', players: ['', '', '', ''] }
  const quote = await quoteBooking(ctx, typedBooking(free, group), 'vi')
  expect(quote.flights.map(({ number_player }) => number_player).reduce((sum, n) => sum + n, 0)).toBe(5)
  expect(quote.flights[0]?.date_played).toBe(new Date(at).getTime())
  const near = typedBooking(free, { ...group, start_at: new Date(at).getTime() + 120_000, players: [] })
  expect(await outcome(quoteBooking(ctx, near, 'vi'))).toBe('booking.noTeeTime')
})
