import { gunzipSync } from 'node:zlib'
import { calls } from '@teeviet/contract/calls'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createReadApp, type ReadApp } from '#testing/apps/read-app'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourseWith, addRates } from '#testing/courses'
import { addOffer, addTeeTime } from '#testing/golf'

let ctx: TestContext
let app: ReadApp
beforeAll(async () => {
  ctx = await createTestContext()
  app = await createReadApp(ctx)
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})
beforeEach(() =>
  ctx.q.text(`
    truncate courses, tee_times, offer_categories, holidays restart identity cascade;
    insert into holidays values ('2027-01-01', 'new-year')`),
)

const table = (filter: { facility_id?: number; date_played?: number | string; lang?: string } = {}) =>
  app.ask(calls['GET /api/services/get_price_facility'], filter)
const at = (day: string) => Date.parse(`${day}T09:00:00+07:00`)

test('the price table goes out smaller to a browser that takes it so, and is the same', async () => {
  await addCourseWith(ctx.q, {})
  const url = calls['GET /api/services/get_price_facility'].path
  const plain = await app.app.inject({ url })
  const small = await app.app.inject({ url, headers: { 'accept-encoding': 'br, gzip' } })
  expect([plain.headers['content-encoding'], small.headers['content-encoding']]).toEqual([undefined, 'gzip'])
  expect(JSON.parse(gunzipSync(small.rawPayload).toString())).toEqual(plain.json())
  expect(plain.headers['content-type']).toContain('application/json')
})

describe('the price table', () => {
  let plain: number
  let festive: number
  beforeEach(async () => {
    plain = await addCourseWith(ctx.q, { title: 'A' })
    await addRates(ctx.q, plain, { weekday: 1_000_000, weekend: 2_000_000 })
    festive = await addCourseWith(ctx.q, { title: 'B' })
    await addRates(ctx.q, festive, { weekday: 1_000_000, weekend: 2_000_000, holiday: 3_000_000 })
  })

  /** The prices of each course on weekdays and weekends. */
  const prices = async (date_played?: number | string) =>
    Object.fromEntries(
      (await table({ date_played })).map(({ facility_name, list_normal, list_weeken }) => [
        facility_name,
        [list_normal.map((item) => item.price), list_weeken.map((item) => item.price)],
      ]),
    )

  test('goes by the rates that are valid on the day, today without one', async () => {
    await ctx.q`update rates set valid_to = '2026-11-30' where course_id = ${plain} and day_kind = 'weekday'`
    await ctx.q`
      insert into rates (course_id, day_kind, time_from, time_to, holes, customer_type, price_vnd, valid_from)
      values (${plain}, 'weekday', '05:00', '22:00', 18, 'visitor', 1_300_000, '2026-12-01')`
    const lists = async (day?: string) => (await prices(day && at(day))).A?.[0]
    expect([await lists(), await lists('2026-11-30'), await lists('2026-12-01')]).toEqual([
      [1_000_000],
      [1_000_000],
      [1_300_000],
    ])
  })

  test('has both groups without a day', async () => {
    expect(await prices()).toEqual({
      A: [[1_000_000], [2_000_000]],
      B: [[1_000_000], [2_000_000]],
    })
  })

  test('has the group that counts on a chosen day', async () => {
    expect(await prices(at('2026-11-20'))).toEqual({ A: [[1_000_000], []], B: [[1_000_000], []] })
    expect(await prices('21-11-2026')).toEqual({ A: [[], [2_000_000]], B: [[], [2_000_000]] })
  })

  test('counts a public holiday as weekend, at its own price where a course has one', async () => {
    expect(await prices(at('2027-01-01'))).toEqual({ A: [[], [2_000_000]], B: [[], [3_000_000]] })
    await ctx.q`insert into holidays values ('2026-11-24', 'announced')`
    expect(await prices(at('2026-11-24'))).toEqual({ A: [[], [2_000_000]], B: [[], [3_000_000]] })
  })

  test('is the same for all three calls, and of one course when asked for', async () => {
    const whole = await table()
    expect(await app.ask(calls['GET /api/group/api/v1/other/list_price_booking'], {})).toEqual(whole)
    expect(await app.ask(calls['GET /api/for_wap/list_price_booking_for_wap'], {})).toEqual(whole)
    expect((await table({ facility_id: festive })).map((one) => one.facility_id)).toEqual([festive])
    expect(await table({ facility_id: 999 })).toEqual([])
  })

  test('has rows by time and customer type, for 18 holes, in the language asked for', async () => {
    await addRates(ctx.q, plain, { weekday: 400_000 }, { customer: 'club_member' })
    await addRates(ctx.q, plain, { weekday: 600_000 }, { holes: 9 })
    await ctx.q`update rates set time_to = '12:00' where course_id = ${plain} and customer_type = 'visitor'`
    await addRates(ctx.q, plain, { weekday: 900_000 }, { from: '12:00', to: '17:00' })
    const [course] = await table({ facility_id: plain, date_played: at('2026-11-20'), lang: 'en' })
    const rows = course?.list_normal.map(({ time_start, time_end, number_hole, customers, price }) =>
      [time_start, time_end, number_hole, customers[0]?.name, price].join(' '),
    )
    expect(rows).toEqual([
      '05:00 12:00 18 Visitor 1000000',
      '05:00 22:00 18 Club member 400000',
      '12:00 17:00 18 Visitor 900000',
    ])
  })
})

describe('the price strip', () => {
  const strip = (asked: Record<string, unknown> = {}) =>
    app.ask(calls['GET /api/services/price_strip'], { place: '', ...asked })
  const pricesOf = async (asked: Record<string, unknown> = {}) =>
    Object.fromEntries(
      (await strip(asked)).flatMap(({ day, price }) => (price === null ? [] : [[day, price]])),
    )

  test('has 14 days from today, or from the day asked for, weekends and holidays marked', async () => {
    const days = await strip()
    expect(days).toHaveLength(14)
    expect(days[0]).toEqual({
      day: '2026-11-20',
      date_played: Date.parse('2026-11-20T00:00:00+07:00'),
      price: null,
      number_hole: null,
      is_offer: 0,
      is_weekend: 0,
    })
    expect(days.filter((day) => day.is_weekend === 1).map((day) => day.day)).toEqual([
      '2026-11-21',
      '2026-11-22',
      '2026-11-28',
      '2026-11-29',
    ])
    const later = await strip({ date_played: '31-12-2026' })
    expect([later[0]?.day, later[1]?.day, later[1]?.is_weekend]).toEqual(['2026-12-31', '2027-01-01', 1])
  })

  test('has the lowest price above 0 of free tee times still to come, offers counted in', async () => {
    const north = await addCourseWith(ctx.q, {})
    const south = await addCourseWith(ctx.q, { region: 'south' })
    const start = (courseId: number, moment: string, price: number, external = 0) =>
      addTeeTime(ctx.q, { courseId, at: `2026-11-${moment}:00+07:00`, price, external })
    await start(north, '20T07:00', 500_000)
    await start(north, '20T09:00', 2_000_000)
    await start(north, '21T09:00', 0)
    await start(north, '22T09:00', 900_000, 4)
    await start(north, '22T14:00', 2_200_000)
    await start(south, '22T09:00', 1_800_000)
    await start(south, '23T09:00', 1_900_000)
    await addOffer(ctx.q, { courseId: south, salePrice: 1_200_000 })
    expect(await pricesOf()).toEqual({
      '2026-11-20': 2_000_000,
      '2026-11-22': 1_200_000,
      '2026-11-23': 1_200_000,
    })
    expect(await pricesOf({ region: 'north' })).toEqual({ '2026-11-20': 2_000_000, '2026-11-22': 2_200_000 })
    expect(await pricesOf({ facility_id: south })).toEqual({
      '2026-11-22': 1_200_000,
      '2026-11-23': 1_200_000,
    })
    expect(await pricesOf({ play_time: 2 })).toEqual({ '2026-11-22': 2_200_000 })
    expect(await pricesOf({ price_from: 2_100_000 })).toEqual({ '2026-11-22': 2_200_000 })
  })

  test('names 18 holes and says what a price buys where a day has another', async () => {
    const course = await addCourseWith(ctx.q, {})
    const start = (moment: string, price: number, holes: number) =>
      addTeeTime(ctx.q, { courseId: course, at: `2026-11-${moment}:00+07:00`, price, holes })
    await start('21T09:00', 1_000_000, 9)
    await start('21T14:00', 2_000_000, 18)
    await start('22T09:00', 1_100_000, 9)
    await start('23T09:00', 2_200_000, 18)
    await addOffer(ctx.q, { courseId: course, salePrice: 1_500_000, days: ['2026-11-23', '2026-11-23'] })
    const named = async (asked: Record<string, unknown> = {}) =>
      (await strip({ facility_id: course, ...asked })).flatMap(({ day, price, number_hole, is_offer }) =>
        price === null ? [] : [[day.slice(8), price, number_hole, is_offer]],
      )
    expect(await named()).toEqual([
      ['21', 2_000_000, 18, 0],
      ['22', 1_100_000, 9, 0],
      ['23', 1_500_000, 18, 1],
    ])
    expect(await named({ number_hole: 9 })).toEqual([
      ['21', 1_000_000, 9, 0],
      ['22', 1_100_000, 9, 0],
    ])
    const detail = await app.ask(calls['GET /api/services/get_detail_facility'], { id: course })
    expect(detail.price).toBe(1_500_000)
  })

  test('of an offer counts only the tee times it is good for', async () => {
    const course = await addCourseWith(ctx.q, {})
    const start = (moment: string, price: number) =>
      addTeeTime(ctx.q, { courseId: course, at: `2026-11-${moment}:00+07:00`, price })
    await start('20T09:00', 2_000_000)
    await start('21T09:00', 2_000_000)
    await start('22T09:00', 1_000_000)
    const { offerId } = await addOffer(ctx.q, {
      courseId: course,
      salePrice: 1_500_000,
      days: ['2026-11-21', '2026-11-23'],
    })
    expect(await pricesOf({ facility_id: course, product_id: offerId })).toEqual({ '2026-11-21': 1_500_000 })
    expect(await pricesOf({ facility_id: course, product_id: 999_999 })).toEqual({})
  })

  test('of an offer that begins only after 14 days has the days from its first on', async () => {
    const course = await addCourseWith(ctx.q, {})
    await addTeeTime(ctx.q, { courseId: course, at: '2026-12-05T09:00:00+07:00', price: 2_000_000 })
    const offerFrom = (first: string) =>
      addOffer(ctx.q, { courseId: course, salePrice: 1_500_000, days: [first, '2026-12-10'] })
    const { offerId: near } = await offerFrom('2026-12-03')
    const { offerId: far } = await offerFrom('2026-12-04')
    const daysOf = async (product_id: number) =>
      (await strip({ facility_id: course, product_id })).map(({ day }) => day)
    expect(await daysOf(near)).toContain('2026-11-20')
    expect((await daysOf(far))[0]).toBe('2026-12-04')
  })
})

test('a found course names the price of 18 holes, and what it buys where it is another', async () => {
  const wednesday = at('2026-11-25')
  const selling = async (title: string, ...starts: { price: number; holes: number }[]) => {
    const courseId = await addCourseWith(ctx.q, { title })
    for (const [hour, start] of starts.entries())
      await addTeeTime(ctx.q, { courseId, at: `2026-11-25T0${hour + 6}:00:00+07:00`, ...start })
    return courseId
  }
  await selling('A', { price: 1_900_000, holes: 9 }, { price: 3_600_000, holes: 18 })
  await selling('B', { price: 1_000_000, holes: 9 })
  await addOffer(ctx.q, {
    courseId: await selling('C', { price: 3_000_000, holes: 18 }),
    salePrice: 1_500_000,
  })
  const named = async (number_hole?: number) => {
    const asked = { place: '', date_played: wednesday, sort: 1, number_hole }
    const found = await app.ask(calls['GET /api/services/search_facility'], asked)
    return found.map((one) => [one.title, one.price, one.price_number_hole, one.price_is_offer])
  }
  expect(await named()).toEqual([
    ['B', 1_000_000, 9, 0],
    ['C', 1_500_000, 18, 1],
    ['A', 3_600_000, 18, 0],
  ])
  expect(await named(9)).toEqual([
    ['B', 1_000_000, 9, 0],
    ['A', 1_900_000, 9, 0],
  ])
})
