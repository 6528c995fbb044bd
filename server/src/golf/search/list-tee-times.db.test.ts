import { calls } from '@teeviet/contract/calls'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createReadApp, type ReadApp } from '#testing/apps/read-app'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourseWith } from '#testing/courses'
import { addOffer, addTeeTime } from '#testing/golf'

let ctx: TestContext
let app: ReadApp
let courseId: number
beforeAll(async () => {
  ctx = await createTestContext()
  app = await createReadApp(ctx)
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})
beforeEach(async () => {
  ctx.clock.set('2026-11-20T08:00:00+07:00')
  courseId = await addCourseWith(ctx.q, { title: 'Sân golf A' })
})

const start = (moment: string, more: Partial<Parameters<typeof addTeeTime>[1]> = {}) =>
  addTeeTime(ctx.q, { courseId, at: `2026-11-${moment}:00+07:00`, ...more })
const teeTimes = (date_played: string, more: Record<string, unknown> = {}) =>
  app.ask(calls['POST /api/for_wap/get_tee_time_by_facility'], {
    facility_id: courseId,
    date_played,
    ...more,
  })
const clocks = async (date_played: string, more: Record<string, unknown> = {}) =>
  (await teeTimes(date_played, more)).map((one) => one.time_start)

describe("a course's tee times of a day", () => {
  test('are in order with all fields needed to book them', async () => {
    await start('25T08:10', { capacity: 4, external: 1 })
    const id = await start('25T08:00')
    const [first, second] = await teeTimes('25-11-2026')
    expect(first).toEqual({
      id,
      product_id: null,
      flash_sale_id: null,
      facility_id: courseId,
      facility_name: 'Sân golf A',
      location: 'Hà Nội',
      rating: 4,
      images: [],
      logo: '',
      price: 2_000_000,
      price_sale: 2_000_000,
      time_start: '08:00',
      time_end: '08:10',
      date_start: Date.parse('2026-11-25T00:00:00+07:00'),
      date_end: Date.parse('2026-11-25T00:00:00+07:00'),
      start_at: Date.parse('2026-11-25T08:00:00+07:00'),
      number_hole: 18,
      places_left: 4,
      capacity: 4,
      cancel_terms: { deadline_hours: 48, penalty_percent: 100 },
    })
    expect([second?.time_start, second?.places_left, second?.capacity]).toEqual(['08:10', 3, 3])
  })

  test('keep sold-out ones and leave out closed ones', async () => {
    await start('25T08:00', { external: 4 })
    const closed = await start('25T08:10')
    await ctx.q`update tee_times set is_closed = true where id = ${closed}`
    expect((await teeTimes('25-11-2026')).map((one) => [one.time_start, one.places_left])).toEqual([
      ['08:00', 0],
    ])
  })

  test('omit past starts of today, to the second', async () => {
    await start('20T08:00')
    await start('20T08:10')
    expect(await clocks('20-11-2026')).toEqual(['08:10'])
    ctx.clock.set('2026-11-20T08:09:59+07:00')
    expect(await clocks('20-11-2026')).toEqual(['08:10'])
    ctx.clock.set('2026-11-20T08:10:00+07:00')
    expect(await clocks('20-11-2026')).toEqual([])
    expect(await clocks('19-11-2026')).toEqual([])
  })

  test('are filtered by part of the day, at its edges, and by holes', async () => {
    await start('25T04:59')
    await start('25T05:00')
    await start('25T11:59', { holes: 9 })
    await start('25T12:00')
    await start('25T17:00')
    expect(await clocks('25-11-2026', { play_time: 1 })).toEqual(['05:00', '11:59'])
    expect(await clocks('25-11-2026', { play_time: 2 })).toEqual(['12:00'])
    expect(await clocks('25-11-2026', { play_time: '3' })).toEqual(['17:00'])
    expect(await clocks('25-11-2026', { number_hole: 9 })).toEqual(['11:59'])
  })

  test('are found by the instant, the day or the date', async () => {
    await start('25T08:00')
    for (const day of [Date.parse('2026-11-25T23:59:59+07:00'), '2026-11-25', '25-11-2026'])
      expect(await clocks(String(day))).toEqual(['08:00'])
  })

  test('have no price where staff name it', async () => {
    await start('25T08:00', { price: 0 })
    const [one] = await teeTimes('25-11-2026')
    expect([one?.price, one?.price_sale]).toEqual([null, null])
  })

  test('of an unknown course are not found', async () => {
    const call = calls['POST /api/for_wap/get_tee_time_by_facility']
    expect((await app.refused(call, { facility_id: 9_999, date_played: '25-11-2026' })).error_code).toBe(404)
  })
})

describe('an offer that runs', () => {
  const saleOf = async (day: string) =>
    (await teeTimes(day)).map((one) => [
      one.time_start,
      one.price,
      one.price_sale,
      one.product_id,
      one.flash_sale_id,
    ])

  test('prices the tee times it covers, and names the offer', async () => {
    await start('25T06:00')
    await start('25T09:00', { holes: 9 })
    await start('25T22:00')
    const { offerId, categoryId } = await addOffer(ctx.q, { courseId, salePrice: 1_290_000 })
    expect(await saleOf('25-11-2026')).toEqual([
      ['06:00', 2_000_000, 1_290_000, offerId, categoryId],
      ['09:00', 2_000_000, 2_000_000, null, null],
      ['22:00', 2_000_000, 2_000_000, null, null],
    ])
  })

  test.each([
    ['before its sale', '2026-11-20T08:00:01+07:00', '2026-12-01T00:00:00+07:00'],
    ['after its sale', '2026-11-01T00:00:00+07:00', '2026-11-20T08:00:00+07:00'],
  ])('does nothing %s', async (_, from, until) => {
    await start('25T06:00')
    await addOffer(ctx.q, { courseId, from, until })
    expect((await saleOf('25-11-2026'))[0]).toEqual(['06:00', 2_000_000, 2_000_000, null, null])
  })

  test('does nothing outside its days, when it is sold out, switched off or dearer', async () => {
    await start('25T06:00')
    await addOffer(ctx.q, { courseId, quantity: 0 })
    await addOffer(ctx.q, { courseId, price: 3_000_000, salePrice: 2_500_000 })
    const { offerId } = await addOffer(ctx.q, { courseId })
    await ctx.q`update offers set is_active = false where id = ${offerId}`
    const other = await addOffer(ctx.q, { courseId })
    await ctx.q`update offers set date_start = '2026-11-26' where id = ${other.offerId}`
    expect((await saleOf('25-11-2026'))[0]).toEqual(['06:00', 2_000_000, 2_000_000, null, null])
  })

  test('yields to a cheaper offer, and ends with its last place', async () => {
    await start('25T06:00')
    const cheap = await addOffer(ctx.q, { courseId, salePrice: 1_000_000, quantity: 4, flashSale: false })
    const dear = await addOffer(ctx.q, { courseId, salePrice: 1_500_000 })
    expect((await saleOf('25-11-2026'))[0]?.slice(2)).toEqual([1_000_000, cheap.offerId, null])
    await ctx.q`update offers set quantity_left = 0 where id = ${cheap.offerId}`
    await ctx.q.text(
      `select pg_notify('teeviet', '{"channel":"bookings","payload":{"id":1,"state":"requested"}}')`,
    )
    expect((await saleOf('25-11-2026'))[0]?.slice(2)).toEqual([1_500_000, dear.offerId, dear.categoryId])
  })
})

describe("the quick form's times", () => {
  const suggested = (date_played: string) =>
    app.ask(calls['GET /api/booking/booking_pax/sugestion_teetime_for_wap'], {
      facility_id: courseId,
      date_played,
    })

  test('are the free ones at their regular price', async () => {
    await start('25T06:00', { external: 4 })
    const id = await start('25T06:10', { external: 1 })
    await addOffer(ctx.q, { courseId })
    expect(await suggested('25-11-2026')).toEqual([
      {
        id,
        value: Date.parse('2026-11-25T06:10:00+07:00'),
        label: '06:10',
        time_start: '06:10',
        time_end: '06:20',
        start_at: Date.parse('2026-11-25T06:10:00+07:00'),
        number_hole: 18,
        price: 2_000_000,
        places_left: 3,
        capacity: 3,
      },
    ])
    expect(await suggested('26-11-2026')).toEqual([])
  })
})
