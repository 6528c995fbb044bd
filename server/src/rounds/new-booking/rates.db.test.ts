import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { saveRates } from '#golf/schedule/save-rates'
import type { Staff } from '#platform/context/actor'
import { readBill } from '#rounds/bills/read-bill'
import { outcome } from '#testing/bookings/bookings'
import { changeAsQuoted, keptPlayers, unsound } from '#testing/bookings/changes'
import { makeAsStaff, typedBooking } from '#testing/bookings/new-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { addRates } from '#testing/courses'
import { addCourse, addMember, addOffer, addStaff, addTeeTime, placesLeft } from '#testing/golf'
import { quoteBooking } from './quote-booking.ts'

let ctx: TestContext
let staff: Staff
beforeAll(async () => {
  ctx = await createTestContext()
  staff = await addStaff(ctx.q, ['sales'])
})
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

// a Tuesday, and the Saturday after it
const at = '2026-11-24T06:30:00+07:00'
const saturday = '2026-11-28T06:30:00+07:00'

/** A start at 2.000.000đ whose course also has a rate for groups and, on weekdays, one for members of the club. */
async function start({ price = 2_000_000 } = {}) {
  const courseId = await addCourse(ctx.q)
  const teeTimeId = await addTeeTime(ctx.q, { courseId, at, price })
  await addRates(ctx.q, courseId, { weekday: 1_500_000, weekend: 1_900_000 }, { customer: 'group' })
  await addRates(ctx.q, courseId, { weekday: 700_000 }, { customer: 'club_member', to: '12:00' })
  const { phone, ...member } = await addMember(ctx.q)
  return { courseId, at, teeTimeId, phone, member: { ...member, phone } }
}

describe('a booking at the rate of a customer type', () => {
  test('is quoted, booked and billed at that rate, and the bill and the panel name it', async () => {
    const { phone, member, ...free } = await start()
    const fields = typedBooking(free, { phone, customer_type: 'club_member', expected_amount: 1_400_000 })
    expect(await quoteBooking(ctx, fields, 'vi')).toMatchObject({ payment_amount: 1_400_000 })
    const made = await makeAsStaff(ctx, staff, fields)
    const name = 'Tee time ·\u00a0Hội viên'
    expect(made).toMatchObject({ amount: 1_400_000, services: [{ name_unit: name, amount: 1_400_000 }] })
    expect(made.players.map(({ money }) => money)).toEqual([700_000, 700_000])
    expect(await readBill(ctx, member, made.id, 'vi')).toMatchObject({
      payment_amount: 1_400_000,
      services: [{ name_unit: name }],
    })
  })

  test('a quote names the rates of the start, those of visitors first', async () => {
    const { phone, ...free } = await start()
    const quote = await quoteBooking(ctx, typedBooking(free, { phone }), 'vi')
    expect(quote.rates).toEqual([
      { customer_type: 'visitor', price: 2_000_000 },
      { customer_type: 'group', price: 1_500_000 },
      { customer_type: 'club_member', price: 700_000 },
    ])
    expect(quote.payment_amount).toBe(4_000_000)
  })

  test('keeps its price when the rates of the course change', async () => {
    const { phone, ...free } = await start()
    const fields = { phone, customer_type: 'group', expected_amount: 3_000_000 }
    const made = await makeAsStaff(ctx, staff, typedBooking(free, fields))
    const [rate] = await ctx.q<{ id: number; version: number }>`
      select id, version from rates where course_id = ${free.courseId} and customer_type = 'group' and day_kind = 'weekday'`
    await saveRates(ctx, staff, { facility_id: free.courseId, save: [], remove: rate ? [rate] : [] })
    const players = [...(await keptPlayers(ctx, made.id)), { player_id: undefined, name: 'Trần Bạn' }]
    expect(await changeAsQuoted(ctx, made.id, { players })).toMatchObject({ new_amount: 4_500_000 })
  })

  test('is moved at the rate of its customers on the other day', async () => {
    const { phone, ...free } = await start()
    await addTeeTime(ctx.q, { courseId: free.courseId, at: saturday, price: 3_000_000 })
    const fields = { phone, customer_type: 'group', expected_amount: 3_000_000 }
    const made = await makeAsStaff(ctx, staff, typedBooking(free, fields))
    const quote = await changeAsQuoted(ctx, made.id, { start_at: Date.parse(saturday) })
    expect(quote).toMatchObject({ old_amount: 3_000_000, new_amount: 3_800_000 })
    expect(await unsound(ctx)).toEqual([])
  })

  test('needs a price from staff when it is moved to a start without such a rate', async () => {
    const { phone, ...free } = await start()
    await addTeeTime(ctx.q, { courseId: free.courseId, at: saturday, price: 3_000_000 })
    const fields = { phone, customer_type: 'club_member', expected_amount: 1_400_000 }
    const made = await makeAsStaff(ctx, staff, typedBooking(free, fields))
    const move = { start_at: Date.parse(saturday) }
    expect(await outcome(changeAsQuoted(ctx, made.id, move))).toBe('staff.priceNeeded')
    expect(await changeAsQuoted(ctx, made.id, { ...move, price_per_player: 900_000 })).toMatchObject({
      new_amount: 1_800_000,
    })
  })

  test('has the rate where the tee time itself has no price', async () => {
    const { phone, ...free } = await start({ price: 0 })
    const fields = { phone, customer_type: 'group', expected_amount: 3_000_000 }
    expect(await makeAsStaff(ctx, staff, typedBooking(free, fields))).toMatchObject({ amount: 3_000_000 })
  })
})

test.each([
  ['that the course does not have', { customer_type: 'member_guest', hasOffer: false }, 'staff.noRate'],
  ['beside an offer', { customer_type: 'group', hasOffer: true }, 'request.invalid'],
])('a rate %s is refused, and no place is taken', async (_, { hasOffer, ...more }, refusal) => {
  const { phone, ...free } = await start()
  const { offerId } = await addOffer(ctx.q, { courseId: free.courseId, quantity: 3, salePrice: 900_000 })
  const fields = typedBooking(free, { phone, ...more, ...(hasOffer && { product_id: offerId }) })
  expect(await outcome(quoteBooking(ctx, fields, 'vi'))).toBe(refusal)
  expect(await outcome(makeAsStaff(ctx, staff, fields))).toBe(refusal)
  expect(await placesLeft(ctx.q, free.teeTimeId)).toBe(4)
})
