import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startBankTransfer } from '#money/payments/start-bank-transfer'
import { readBill } from '#rounds/bills/read-bill'
import { bankReports } from '#testing/bookings/bank-reports'
import { bookingIn } from '#testing/bookings/booking-in-state'
import { outcome } from '#testing/bookings/bookings'
import { changeAsQuoted, unsound } from '#testing/bookings/changes'
import { addClubPhones } from '#testing/bookings/club-key'
import { changeStates } from '#testing/bookings/offered-change'
import { paidBooking } from '#testing/bookings/paid-booking'
import { addClubSystem } from '#testing/clubs/club-system'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addTeeTime, placesLeft } from '#testing/golf'

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

const there = '2026-11-24T09:00:00+07:00'

/** A free start of another course, and the change to it. */
async function elsewhere(price: number) {
  const courseId = await addCourse(ctx.q, { title: 'Sân golf Bên cạnh' })
  const start = await addTeeTime(ctx.q, { courseId, at: there, price })
  return { courseId, start, wanted: { facility_id: courseId, start_at: Date.parse(there) } }
}
const rowOf = async (id: number) => {
  const [row] = await ctx.q<{ state: string; course: number; at: Date | null; amount: number | null }>`
    select state, course_id as course, tee_time_at as at, amount_vnd as amount from bookings where id = ${id}`
  return row
}
const textsOf = async (id: number) =>
  (await ctx.q<{ text: string }>`select text from messages where booking_id = ${id} order by id`).map(
    ({ text }) => text,
  )

describe.each(['requested', 'confirmed', 'placed'] as const)('a booking that is %s', (state) => {
  test('moves to another course at the price of its start, and its new club is informed', async () => {
    const { id, teeTimeId } = await bookingIn(ctx, state)
    const { courseId, start, wanted } = await elsewhere(2_500_000)
    await addClubPhones(ctx, courseId)
    const quote = await changeAsQuoted(ctx, id, wanted)
    expect(quote).toMatchObject({ difference: 1_000_000, courses: { after: 'Sân golf Bên cạnh' } })
    expect(await rowOf(id)).toEqual({ state, course: courseId, at: new Date(there), amount: 5_000_000 })
    expect([await placesLeft(ctx.q, teeTimeId), await placesLeft(ctx.q, start)]).toEqual([4, 2])
    const news = (await textsOf(id)).filter((text) => text.includes('Sân golf Bên cạnh'))
    expect(news.some((text) => /→.*09:00.*Sân golf Bên cạnh.*5\.000\.000đ/.test(text))).toBe(true)
    expect(news.length).toBeGreaterThan(1)
    expect(await unsound(ctx)).toEqual([])
  })
})

test('the system of the club that loses the booking gets an event, that of its new club none', async () => {
  const { id, courseId: left } = await bookingIn(ctx, 'confirmed')
  const { courseId, wanted } = await elsewhere(2_000_000)
  const systems = [await addClubSystem(ctx, [left]), await addClubSystem(ctx, [courseId])]
  await changeAsQuoted(ctx, id, wanted)
  const moved = await ctx.q<{ id: number }>`
    select staff_id as id from webhook_events where booking_id = ${id} and type = 'booking.moved'`
  expect(moved.map((one) => one.id)).toEqual([systems[0]?.account.id])
  for (const system of systems) system.close()
})

test('a paid booking moves to a cheaper course, and the difference goes back', async () => {
  const { id } = await paidBooking(ctx, { method: 'point' })
  const { courseId, wanted } = await elsewhere(1_500_000)
  expect(await changeAsQuoted(ctx, id, wanted)).toMatchObject({ difference: -1_000_000, is_refund: 1 })
  expect(await rowOf(id)).toMatchObject({ state: 'paid', course: courseId, at: new Date(there) })
  const refunds = await ctx.q`select cause, amount_vnd as amount from refunds where bill_id = ${id}`
  expect(refunds).toEqual([{ cause: 'change', amount: 1_000_000 }])
  expect(await unsound(ctx)).toEqual([])
})

test('a paid booking moves to a dearer course once its difference is paid, and the bill names the course', async () => {
  const { id, member } = await paidBooking(ctx)
  const { courseId, start, wanted } = await elsewhere(2_500_000)
  expect(await changeAsQuoted(ctx, id, wanted)).toMatchObject({ difference: 1_000_000, is_payment: 1 })
  expect(await placesLeft(ctx.q, start)).toBe(2)
  const { offered_change } = await readBill(ctx, member, id, 'vi')
  expect(offered_change?.courses?.after).toBe('Sân golf Bên cạnh')
  await bankReports(ctx, (await startBankTransfer(ctx, member, id)).transaction_id, 1_000_000)
  expect(await changeStates(ctx, id)).toEqual(['applied'])
  expect(await rowOf(id)).toMatchObject({ course: courseId, at: new Date(there), amount: 5_000_000 })
  expect(await unsound(ctx)).toEqual([])
})

test('a course that is not open, one without a start and one without a wanted start are refused', async () => {
  const { id } = await bookingIn(ctx, 'placed')
  const { courseId, wanted } = await elsewhere(2_000_000)
  const move = (change: Parameters<typeof changeAsQuoted>[2]) => outcome(changeAsQuoted(ctx, id, change))
  expect(await move({ facility_id: courseId })).toBe('booking.changeNoPlaces')
  expect(await move({ ...wanted, start_at: wanted.start_at + 60_000 })).toBe('booking.changeNoPlaces')
  await ctx.q`update courses set is_open = false where id = ${courseId}`
  expect(await move(wanted)).toBe('course.notFound')
})
