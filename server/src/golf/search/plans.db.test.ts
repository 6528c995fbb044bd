import { addDays } from '@teeviet/contract/rules/time/dates'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Query } from '#platform/database/sql'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourseWith, addScheduleWith } from '#testing/courses'
import { stepsOf } from '#testing/explain'
import type { Offer } from '../offers/offer.ts'
import { countOfferPlaces } from '../offers/offer-places.ts'
import { offerWindows } from '../offers/offer-windows.ts'
import { loadSheet } from '../tee-sheet/starts.ts'
import { lowestPrices } from './lowest-prices.ts'

let ctx: TestContext
const courseIds: number[] = []
const today = '2026-11-20'
const days = Array.from({ length: 14 }, (_, index) => addDays(today, index))
const now = new Date(`${today}T08:00:00+07:00`)
const offers: Offer[] = []

beforeAll(async () => {
  ctx = await createTestContext()
  for (let count = 0; count < 30; count += 1) {
    const courseId = await addCourseWith(ctx.q, {})
    courseIds.push(courseId)
    await addScheduleWith(
      ctx.q,
      courseId,
      { weekday: 2_000_000, weekend: 3_000_000 },
      { first: '05:30', last: '15:00' },
    )
    offers.push({
      id: count,
      categoryId: 1,
      isFlashSale: false,
      courseId,
      holes: 18,
      dateStart: today,
      dateEnd: '2026-12-31',
      timeStart: '06:00',
      timeEnd: '09:00',
      price: 2_000_000,
      priceSale: 1_500_000,
      quantityLeft: 10,
      isActive: true,
      saleStartsAt: now,
      saleEndsAt: now,
    })
  }
  await ctx.q`select extend_tee_sheet(${today}, '2026-12-31')`
  await ctx.q.text('analyze')
})
afterAll(() => ctx.close())

const wanted = {
  day: '2026-11-25',
  after: now,
  until: new Date('2026-11-25T22:00:00+07:00'),
  holes: 18,
  players: 4,
  priceFrom: 1_000_000,
  priceTo: 3_000_000,
}
const counted = { ...wanted, days, courseIds, clockFrom: '05:00', clockUntil: '11:59' }

/** The reads many golfers make, each on a tee sheet that grows. */
const hot: Record<string, (q: Query) => Promise<unknown>> = {
  search: (q) => loadSheet(q, courseIds, wanted.day),
  'price strip': (q) => lowestPrices(q, counted, offerWindows(offers, days)),
  'tee times of a day': (q) => loadSheet(q, courseIds.slice(0, 1), wanted.day),
  'places of the offers': (q) => countOfferPlaces(q, offers, now),
}

describe.each(Object.entries(hot))('%s', (_, read) => {
  test('reads only the day and the course, whatever the criteria', async () => {
    const steps = await stepsOf(ctx.q, read)
    const ofSheet = steps.filter(({ table }) => table?.startsWith('tee_times'))
    expect(ofSheet.length).toBeGreaterThan(0)
    for (const { node, condition } of ofSheet) {
      expect(node).toBe('Index Scan')
      expect(condition).toMatch(/\(play_date = .*\(course_id = /)
    }
  })
})

test('the price strip looks at the top of the price index', async () => {
  const steps = await stepsOf(ctx.q, (q) => lowestPrices(q, counted, []))
  expect(steps.filter(({ index }) => index?.includes('price_vnd')).length).toBeGreaterThan(0)
  expect(steps.map(({ node }) => node)).not.toContain('Sort')
})

test('a read without an index would be seen', async () => {
  const steps = await stepsOf(ctx.q, (q) => q`select count(*) from tee_times where places_left = ${1}`)
  expect(steps.some(({ node, table }) => node === 'Seq Scan' && table?.startsWith('tee_times'))).toBe(true)
})
