import { calls } from '@teeviet/contract/calls'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createReadApp, type ReadApp } from '#testing/apps/read-app'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourseWith } from '#testing/courses'
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
beforeEach(async () => {
  ctx.clock.set('2026-11-20T08:00:00+07:00')
  await ctx.q.text('truncate courses, tee_times, offer_categories restart identity cascade')
})

const friday = Date.parse('2026-11-20T00:00:00+07:00')
const wednesday = Date.parse('2026-11-25T15:00:00+07:00')
const search = (criteria: Parameters<typeof ask>[0] = {}) => ask(criteria)
const ask = (criteria: Record<string, unknown>) =>
  app.ask(calls['GET /api/services/search_facility'], { place: '', ...criteria })
const titles = async (criteria: Record<string, unknown>) => (await ask(criteria)).map((one) => one.title)

/** A course with one start on Wednesday the 25th by default. */
async function addSelling(
  title: string,
  start: Partial<Parameters<typeof addTeeTime>[1]> = {},
  course: Parameters<typeof addCourseWith>[1] = {},
) {
  const courseId = await addCourseWith(ctx.q, { title, ...course })
  const id = await addTeeTime(ctx.q, { courseId, at: '2026-11-25T08:00:00+07:00', ...start })
  return { courseId, id }
}

test('a found course has its coordinates, for a map', async () => {
  await addSelling('A', {}, { latitude: 21.03, longitude: 105.85 })
  await addSelling('B')
  const places = (await ask({})).map(({ latitude, longitude }) => [latitude, longitude])
  expect(places).toEqual([
    [21.03, 105.85],
    [null, null],
  ])
})

describe('each criterion leaves exactly what fits it', () => {
  test('the region', async () => {
    await addSelling('A', {}, { region: 'north' })
    await addSelling('B', {}, { region: 'central', subRegion: 'nha-trang' })
    await addSelling('C', {}, { region: 'south' })
    expect(await titles({ region: 'central' })).toEqual(['B'])
    expect(await titles({})).toEqual(['A', 'B', 'C'])
  })

  test('the city, in any spelling', async () => {
    await addSelling('A', {}, { province: 'Đà Nẵng', address: 'Hòa Vang' })
    await addSelling('B', {}, { province: 'Hà Nội' })
    for (const place of ['Đà Nẵng', 'da nang', '다낭', 'ダナン'])
      expect(await titles({ place })).toEqual(['A'])
  })

  test('the day in Vietnam of the instant sent', async () => {
    await addSelling('A')
    await addSelling('B', { at: '2026-11-26T08:00:00+07:00' })
    expect(await titles({ date_played: wednesday })).toEqual(['A'])
    expect(await titles({ date_played: Date.parse('2026-11-26T00:00:00+07:00') })).toEqual(['B'])
    expect(await titles({ date_played: Date.parse('2026-11-27T00:00:00+07:00') - 1 })).toEqual(['B'])
  })

  test('the price, both ends included, without those that have none', async () => {
    await addSelling('A', { price: 1_000_000 })
    await addSelling('B', { price: 2_000_000 })
    await addSelling('C', { price: 3_000_000 })
    await addSelling('D', { price: 0 })
    const priced = (price_from: number | '', price_to: number | '') =>
      titles({ date_played: wednesday, price_from, price_to })
    expect(await priced(1_000_000, 2_000_000)).toEqual(['A', 'B'])
    expect(await priced(1_000_001, '')).toEqual(['B', 'C'])
    expect(await priced('', 1_999_999)).toEqual(['A'])
    expect(await priced('', 999_999_999_999)).toEqual(['A', 'B', 'C'])
    expect(await priced('', '')).toEqual(['A', 'B', 'C', 'D'])
  })

  test.each([
    ['04:59', []],
    ['05:00', [1]],
    ['11:59', [1]],
    ['12:00', [2]],
    ['16:59', [2]],
    ['17:00', [3]],
    ['22:00', [3]],
    ['22:01', []],
  ])('the part of the day at its edges: %s', async (clock, bands) => {
    await addSelling('A', { at: `2026-11-25T${clock}:00+07:00` })
    for (const play_time of [1, 2, 3]) {
      expect(await titles({ date_played: wednesday, play_time })).toEqual(
        bands.includes(play_time) ? ['A'] : [],
      )
    }
    expect(await titles({ date_played: wednesday })).toEqual(['A'])
  })

  test('the holes of the round', async () => {
    await addSelling('A', { holes: 9 })
    await addSelling('B', { holes: 18 })
    await addSelling('C', { holes: 27 })
    expect(await titles({ date_played: wednesday, number_hole: 27 })).toEqual(['C'])
    expect(await titles({ date_played: wednesday, number_hole: 9 })).toEqual(['A'])
  })

  test('the party: places enough, and for a large group a start that is quite free', async () => {
    await addSelling('A', { external: 2 })
    await addSelling('B', { external: 1 })
    await addSelling('C')
    const forPlayers = (number_player: number) => titles({ date_played: wednesday, number_player })
    expect(await forPlayers(2)).toEqual(['A', 'B', 'C'])
    expect(await forPlayers(3)).toEqual(['B', 'C'])
    expect(await forPlayers(8)).toEqual(['C'])
  })

  test('all at once on one and the same tee time', async () => {
    const { courseId } = await addSelling('A', { price: 1_000_000, at: '2026-11-25T08:00:00+07:00' })
    await addTeeTime(ctx.q, { courseId, price: 3_000_000, at: '2026-11-25T13:00:00+07:00' })
    expect(await titles({ date_played: wednesday, play_time: 2, price_to: 2_000_000 })).toEqual([])
    expect(await titles({ date_played: wednesday, play_time: 1, price_to: 2_000_000 })).toEqual(['A'])
  })

  test('closed courses and closed or sold-out starts are not found', async () => {
    await addSelling('A', {}, { isOpen: false })
    const closed = await addSelling('B')
    await ctx.q`update tee_times set is_closed = true where id = ${closed.id}`
    await addSelling('C', { external: 4 })
    expect(await titles({ date_played: wednesday })).toEqual([])
  })
})

describe('without a date', () => {
  test("today's coming tee times count, and place and region keep courses that have none", async () => {
    const { courseId } = await addSelling('A', { at: '2026-11-20T07:50:00+07:00' })
    await addTeeTime(ctx.q, { courseId, at: '2026-11-20T08:00:00+07:00' })
    await addTeeTime(ctx.q, { courseId, at: '2026-11-20T08:10:00+07:00', price: 1_500_000 })
    await addSelling('B')
    const found = await search({ region: 'north' })
    expect(
      found.map(({ title, price, tee_times }) => [title, price, tee_times.map((one) => one.time_start)]),
    ).toEqual([
      ['A', 1_500_000, ['08:10']],
      // its day is over, so that its price is that of the days to come
      ['B', 2_000_000, []],
    ])
    expect(await titles({ number_hole: 18 })).toEqual(['A'])
  })

  test('a tee time disappears once it has passed', async () => {
    await addSelling('A', { at: '2026-11-20T08:10:00+07:00' })
    expect(await titles({ date_played: friday })).toEqual(['A'])
    ctx.clock.set('2026-11-20T08:10:00+07:00')
    expect(await titles({ date_played: friday })).toEqual([])
  })
})

describe('a found course', () => {
  test('shows the lowest price of its fitting tee times and the next four in their order', async () => {
    const courseId = await addCourseWith(ctx.q, { title: 'A' })
    const prices = [3_000_000, 2_000_000, 2_500_000, 2_200_000, 1_000_000]
    for (const [index, price] of prices.entries()) {
      await addTeeTime(ctx.q, {
        courseId,
        at: `2026-11-25T08:${index}0:00+07:00`,
        price,
        external: index === 1 ? 3 : 0,
      })
    }
    const [found] = await search({ date_played: wednesday })
    expect(found?.price).toBe(1_000_000)
    expect(
      found?.tee_times.map(({ time_start, price, places_left }) => [time_start, price, places_left]),
    ).toEqual([
      ['08:00', 3_000_000, 4],
      ['08:10', 2_000_000, 1],
      ['08:20', 2_500_000, 4],
      ['08:30', 2_200_000, 4],
    ])
    expect(found?.tee_times[0]?.start_at).toBe(Date.parse('2026-11-25T08:00:00+07:00'))
  })

  test('costs the price of its running offer, in the row, in its filter and in its order', async () => {
    const offered = await addSelling('A', { price: 3_000_000 })
    await addSelling('B', { price: 2_000_000 })
    const { offerId } = await addOffer(ctx.q, {
      courseId: offered.courseId,
      price: 3_000_000,
      salePrice: 1_500_000,
    })
    const [first, second] = await search({ date_played: wednesday, sort: 1 })
    expect([first?.title, first?.price, first?.tee_times[0]?.price]).toEqual(['A', 1_500_000, 1_500_000])
    expect(first?.tee_times[0]?.product_id).toBe(offerId)
    expect(second?.tee_times[0]?.product_id).toBeNull()
    expect(second?.title).toBe('B')
    expect(await titles({ date_played: wednesday, price_from: 2_500_000 })).toEqual([])
    expect(await titles({ date_played: wednesday, price_to: 1_500_000 })).toEqual(['A'])
  })

  test('names the lowest price of the next 14 days too, which the day searched for may not have', async () => {
    const { courseId } = await addSelling('A', { price: 3_000_000 })
    await addTeeTime(ctx.q, { courseId, price: 1_200_000, at: '2026-11-26T08:00:00+07:00' })
    await addTeeTime(ctx.q, { courseId, price: 1_000_000, at: '2026-12-20T08:00:00+07:00' })
    const [found] = await search({ date_played: wednesday })
    expect([found?.price, found?.lowest_price]).toEqual([3_000_000, 1_200_000])
  })

  test('costs its regular price when the offer has not places enough for the party or is over', async () => {
    const { courseId } = await addSelling('A', { price: 3_000_000 })
    await addOffer(ctx.q, { courseId, salePrice: 1_500_000, quantity: 1 })
    await addOffer(ctx.q, { courseId, salePrice: 1_000_000, until: '2026-11-20T08:00:00+07:00' })
    const priceFor = async (number_player: number) =>
      (await search({ date_played: wednesday, number_player }))[0]?.price
    expect(await priceFor(1)).toBe(1_500_000)
    expect(await priceFor(2)).toBe(3_000_000)
  })
})

describe('the order', () => {
  const prices = { A: 2_000_000, B: 0, C: 1_000_000, D: 2_000_000, E: 3_000_000 }

  beforeEach(async () => {
    for (const [title, price] of Object.entries(prices)) await addSelling(title, { price })
    await addCourseWith(ctx.q, { title: 'F' })
    await addCourseWith(ctx.q, { title: 'G', featuredRank: 1 })
  })

  test.each([
    [undefined, 'GABCDEF'],
    [1, 'CADEGBF'],
    [2, 'EADCGBF'],
  ])('by sort %s, those without a price last', async (sort, order) => {
    ctx.clock.set('2026-11-25T06:00:00+07:00')
    expect((await titles({ sort })).join('')).toBe(order)
  })

  test.each([0, 1, 2])('pages of sort %s skip and repeat nothing after a first page of 3', async (sort) => {
    ctx.clock.set('2026-11-25T06:00:00+07:00')
    const whole = await titles({ sort, limit: 100 })
    const first = await titles({ sort, limit: 3 })
    const second = await titles({ sort, limit: 2, offset: 3 })
    const rest = await titles({ sort, limit: 10, offset: 5 })
    expect([...first, ...second, ...rest]).toEqual(whole)
    expect(await titles({ sort, limit: 3, page: 2 })).toEqual(whole.slice(3, 6))
    expect(await titles({ sort, limit: 3, page: 9 })).toEqual([])
  })
})

test('a booking is seen at once', async () => {
  const { id } = await addSelling('A')
  expect((await search({ date_played: wednesday }))[0]?.tee_times[0]?.places_left).toBe(4)
  await ctx.q`update tee_times set places_left = 1 where id = ${id}`
  await ctx.q.text(
    `select pg_notify('teeviet', '{"channel":"bookings","payload":{"id":1,"state":"requested"}}')`,
  )
  expect((await search({ date_played: wednesday }))[0]?.tee_times[0]?.places_left).toBe(1)
})

test('the map has every course that fits, not a page of them, and leaves out those whose place is not known', async () => {
  for (let count = 1; count <= 12; count += 1) {
    await addSelling(`A${count}`, {}, { latitude: 21 + count / 100, longitude: 105.8 })
  }
  await addSelling('Nowhere')
  await addSelling('South', {}, { region: 'south', latitude: 10.8, longitude: 106.7 })
  const pins = await app.ask(calls['GET /api/services/map_facility'], {
    place: '',
    region: 'north',
    date_played: wednesday,
  })
  expect(pins).toHaveLength(12)
  expect(pins[0]).toMatchObject({ name: 'A1', latitude: 21.01, longitude: 105.8, price: expect.any(Number) })
})
