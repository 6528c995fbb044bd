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

const day = '2026-11-25'
const ask = (criteria: Record<string, unknown> = {}) =>
  app.ask(calls['GET /api/services/find_tee_times'], { date_played: day, ...criteria })
const listed = async (criteria: Record<string, unknown> = {}) =>
  (await ask(criteria)).map(
    ({ facility_name, tee_times }) => `${facility_name} ${tee_times.map((one) => one.time_start).join(' ')}`,
  )

/** A course with a start at each clock time. */
async function addSelling(
  title: string,
  clocks: readonly string[],
  start: Partial<Parameters<typeof addTeeTime>[1]> = {},
  course: Parameters<typeof addCourseWith>[1] = {},
) {
  const courseId = await addCourseWith(ctx.q, { title, ...course })
  for (const clock of clocks) await addTeeTime(ctx.q, { courseId, at: `${day}T${clock}:00+07:00`, ...start })
  return courseId
}

describe('the order', () => {
  test('by time has one group per course and hour, the earliest first', async () => {
    await addSelling('A', ['06:10', '06:50', '07:00'])
    await addSelling('B', ['06:00', '07:30'])
    expect(await listed()).toEqual(['B 06:00', 'A 06:10 06:50', 'A 07:00', 'B 07:30'])
  })

  test('by price has one group per course, the cheapest first, with offers counted in', async () => {
    const courseId = await addSelling('A', ['06:00', '08:00'], { price: 2_000_000 })
    await addSelling('B', ['06:00', '09:00'], { price: 1_500_000 })
    await addSelling('C', ['06:00'], { price: 0 })
    expect(await listed({ sort: 'price' })).toEqual(['B 06:00 09:00', 'A 06:00 08:00', 'C 06:00'])
    const { offerId } = await addOffer(ctx.q, { courseId, salePrice: 1_200_000 })
    const [first] = await ask({ sort: 'price' })
    expect(first?.facility_name).toBe('A')
    expect(first?.tee_times.map(({ price_sale, product_id }) => [price_sale, product_id])).toEqual([
      [1_200_000, offerId],
      [1_200_000, offerId],
    ])
  })

  test('by distance has the nearest course first, those without a position last', async () => {
    await addSelling('A', ['06:00'])
    await addSelling('B', ['06:00'], {}, { latitude: 10.8, longitude: 106.7 })
    await addSelling('C', ['06:00'], {}, { latitude: 21.0, longitude: 105.8 })
    const found = await ask({ sort: 'distance', latitude: 21.03, longitude: 105.85 })
    expect(found.map((one) => one.facility_name)).toEqual(['C', 'B', 'A'])
    expect(found.map((one) => one.distance)).toEqual([expect.closeTo(6.1, 0), expect.closeTo(1141, -1), null])
  })
})

describe('each criterion leaves exactly what fits it', () => {
  test('the region and the course', async () => {
    await addSelling('A', ['06:00'], {}, { region: 'north' })
    const courseId = await addSelling('B', ['06:00'], {}, { region: 'south' })
    expect(await listed({ region: 'north' })).toEqual(['A 06:00'])
    expect(await listed({ facility_id: courseId })).toEqual(['B 06:00'])
  })

  test('the places of the party; a party larger than one tee time needs a free one', async () => {
    await addSelling('A', ['06:00'], { external: 2 })
    await addSelling('B', ['07:00'])
    expect(await listed({ number_player: 2 })).toEqual(['A 06:00', 'B 07:00'])
    expect(await listed({ number_player: 3 })).toEqual(['B 07:00'])
    expect(await listed({ number_player: 9 })).toEqual(['B 07:00'])
  })

  test('the part of the day, the holes, and what has not started yet', async () => {
    await addSelling('A', ['11:50', '12:00'])
    await addSelling('B', ['12:10'], { holes: 9 })
    expect(await listed({ play_time: 2 })).toEqual(['A 12:00', 'B 12:10'])
    expect(await listed({ number_hole: 9 })).toEqual(['B 12:10'])
    ctx.clock.set(`${day}T12:00:00+07:00`)
    expect(await listed()).toEqual(['B 12:10'])
  })
})

test('a group lists eight tee times, by price the cheapest in their order of time, and counts the others', async () => {
  const clocks = ['06:00', '06:05', '06:10', '06:15', '06:20', '06:25', '06:30', '06:35', '06:40']
  const courseId = await addSelling('A', clocks)
  await addTeeTime(ctx.q, { courseId, at: `${day}T06:55:00+07:00`, price: 1_000_000 })
  const [byTime] = await ask()
  expect([byTime?.tee_times.length, byTime?.tee_times.at(-1)?.time_start, byTime?.more]).toEqual([
    8,
    '06:35',
    2,
  ])
  const [byPrice] = await ask({ sort: 'price' })
  expect([byPrice?.tee_times.length, byPrice?.tee_times.at(-1)?.time_start, byPrice?.more]).toEqual([
    8,
    '06:55',
    2,
  ])
})

test('pages follow one another without a gap', async () => {
  for (const title of ['A', 'B', 'C']) await addSelling(title, ['06:00', '07:00'])
  const pages = await Promise.all([1, 2, 3, 4].map((page) => listed({ page, limit: 2 })))
  expect(pages).toEqual([['A 06:00', 'B 06:00'], ['C 06:00', 'A 07:00'], ['B 07:00', 'C 07:00'], []])
})
