import { addDays, dayOf, formatClock, instantAt } from '@teeviet/contract/rules/time/dates'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourseWith } from '#testing/courses'
import { bestOffer, type Offer, offersOfDay } from '../offers/offer.ts'
import { offerWindows } from '../offers/offer-windows.ts'
import { loadSheet } from '../tee-sheet/starts.ts'
import { findCourses, type Page } from './find-courses.ts'
import type { Wanted } from './fitting-price.ts'
import { type Counted, lowestPrices } from './lowest-prices.ts'

type Row = {
  courseId: number
  startsAt: Date
  holes: number
  capacity: number
  placesLeft: number
  price: number
  isClosed: boolean
}

const first = '2026-11-20'
const days = [first, addDays(first, 1), addDays(first, 2)]
const clocks = ['05:00', '06:30', '11:59', '12:00', '14:00', '17:00', '19:30']
const prices = [0, 800_000, 1_000_000, 1_500_000, 2_000_000]

let ctx: TestContext
const courseIds: number[] = []
const sheet: Row[] = []

beforeAll(async () => {
  ctx = await createTestContext()
  await ctx.q`select ensure_tee_time_partition(${first})`
  for (let count = 0; count < 5; count += 1) courseIds.push(await addCourseWith(ctx.q, {}))
  // A sheet with a bit of everything, the same on every run.
  let mixed = 7
  const pick = <Item>(items: readonly Item[], fallback: Item): Item => {
    mixed = (mixed * 48_271) % 2_147_483_647
    return items[mixed % items.length] ?? fallback
  }
  for (const courseId of courseIds.slice(0, 4)) {
    for (const day of days) {
      for (const clock of clocks) {
        const capacity = pick([4, 4, 3], 4)
        sheet.push({
          courseId,
          startsAt: new Date(instantAt(day, clock)),
          holes: pick([18, 18, 9], 18),
          capacity,
          placesLeft: Math.min(capacity, pick([0, 1, 2, 4, 4], 4)),
          price: pick(prices, 0),
          isClosed: pick([false, false, false, false, true], false),
        })
      }
    }
  }
  await ctx.q`
    insert into tee_times (play_date, course_id, starts_at, holes, capacity, places_left, price_vnd, is_closed)
    select (starts_at at time zone 'Asia/Ho_Chi_Minh')::date, course_id, starts_at, holes, capacity, places_left, price, is_closed
    from unnest(${sheet.map((row) => row.courseId)}::int[], ${sheet.map((row) => row.startsAt)}::timestamptz[],
      ${sheet.map((row) => row.holes)}::int[], ${sheet.map((row) => row.capacity)}::int[],
      ${sheet.map((row) => row.placesLeft)}::int[], ${sheet.map((row) => row.price)}::int[],
      ${sheet.map((row) => row.isClosed)}::bool[]) t (course_id, starts_at, holes, capacity, places_left, price, is_closed)`
})
afterAll(() => ctx.close())

const someOffers = fc.array(
  fc
    .record({
      id: fc.integer({ min: 1, max: 99 }),
      courseIndex: fc.integer({ min: 0, max: 3 }),
      holes: fc.constantFrom(9, 18),
      from: fc.integer({ min: 0, max: 5 }),
      length: fc.integer({ min: 1, max: 3 }),
      firstDay: fc.integer({ min: 0, max: 2 }),
      priceSale: fc.constantFrom(700_000, 900_000, 1_200_000),
    })
    .map(({ courseIndex, from, length, firstDay, ...rest }): Offer => {
      const dateStart = days[firstDay] ?? first
      return {
        ...rest,
        courseId: courseIds[courseIndex] ?? 0,
        categoryId: 1,
        isFlashSale: false,
        dateStart,
        dateEnd: addDays(dateStart, 1),
        timeStart: clocks[from] ?? '05:00',
        timeEnd: clocks[from + length] ?? '23:00',
        price: 2_000_000,
        quantityLeft: null,
        isActive: true,
        saleStartsAt: new Date(0),
        saleEndsAt: new Date(0),
      }
    }),
  { maxLength: 5 },
)

const criteria = fc.record({
  now: fc.constantFrom('05:00', '11:59', '18:00').map((clock) => new Date(instantAt(first, clock))),
  band: fc.constantFrom(['00:00', '23:59'], ['05:00', '11:59'], ['12:00', '16:59'], ['17:00', '22:00']),
  holes: fc.constantFrom(null, 9, 18),
  players: fc.constantFrom(1, 2, 4, 9),
  priceFrom: fc.constantFrom(null, 1, 800_000, 1_000_000, 1_100_000),
  priceTo: fc.constantFrom(null, 900_000, 1_000_000, 1_500_000),
})
type Criteria = typeof criteria extends fc.Arbitrary<infer Value> ? Value : never

/** The rule, evaluated start by start. */
function fitting(asked: Criteria, offers: Offer[], day: string) {
  const [from = '', until = ''] = asked.band
  return sheet
    .map((row) => ({ ...row, price: priceOf(row, offers) }))
    .filter((row) => {
      const clock = formatClock(row.startsAt)
      return (
        dayOf(row.startsAt) === day &&
        row.startsAt > asked.now &&
        from <= clock &&
        clock <= until &&
        (asked.holes === null || row.holes === asked.holes) &&
        !row.isClosed &&
        row.placesLeft >= Math.min(asked.players, row.capacity) &&
        (asked.priceFrom === null || (row.price !== null && row.price >= asked.priceFrom)) &&
        (asked.priceTo === null || (row.price !== null && row.price <= asked.priceTo))
      )
    })
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
}

function priceOf(row: Row, offers: Offer[]): number | null {
  const offered = bestOffer(offers, row)?.priceSale ?? null
  const known = [row.price > 0 ? row.price : null, offered].filter((price) => price !== null)
  return known.length === 0 ? null : Math.min(...known)
}

type Found = { courseId: number; lowest: number | null; startsAt: number | null; price: number | null }

/** The lowest price of the starts for 18 holes, of the others where none of those has one. */
const lowestOf = (rows: { price: number | null; holes: number }[]) => {
  const known = rows.flatMap(({ price, holes }) => (price === null ? [] : [{ price, holes }]))
  const usual = known.filter(({ holes }) => holes === 18)
  const counted = (usual.length > 0 ? usual : known).map(({ price }) => price)
  return counted.length === 0 ? null : Math.min(...counted)
}

test('the search finds what plain filters over every start find, in the same order', async () => {
  const pages = fc.record({
    sort: fc.constantFrom<Page['sort']>('given', 'cheapest', 'dearest'),
    offset: fc.integer({ min: 0, max: 3 }),
    limit: fc.integer({ min: 1, max: 3 }),
  })
  await fc.assert(
    fc.asyncProperty(
      criteria,
      someOffers,
      pages,
      fc.constantFrom(...days),
      fc.boolean(),
      async (asked, offers, page, day, onlyFree) => {
        // A request with a price filter also filters tee times.
        const isStrict = onlyFree || asked.priceFrom !== null || asked.priceTo !== null
        const [from = '', until = ''] = asked.band
        const wanted: Wanted = {
          ...asked,
          after: Math.max(asked.now.getTime(), instantAt(day, from) - 1),
          until: instantAt(day, until),
        }
        const starts = await loadSheet(ctx.q, courseIds, day)
        const found = findCourses(starts, courseIds, wanted, offersOfDay(offers, day), page, isStrict)
        const rows = fitting(asked, offers, day)
        const sign = page.sort === 'cheapest' ? 1 : page.sort === 'dearest' ? -1 : 0
        const rank = (lowest: number | null) =>
          sign === 0 ? 0 : lowest === null ? Number.MAX_SAFE_INTEGER : sign * lowest
        const expected = courseIds
          .map((courseId) => {
            const starts = rows.filter((row) => row.courseId === courseId)
            return { courseId, lowest: lowestOf(starts), starts: starts.slice(0, 4) }
          })
          .filter(({ starts }) => starts.length > 0 || !isStrict)
          .toSorted((one, other) => rank(one.lowest) - rank(other.lowest))
          .slice(page.offset, page.offset + page.limit)
          .flatMap(({ courseId, lowest, starts }): Found[] =>
            starts.length === 0
              ? [{ courseId, lowest, startsAt: null, price: null }]
              : starts.map(({ startsAt, price }) => ({
                  courseId,
                  lowest,
                  startsAt: startsAt.getTime(),
                  price,
                })),
          )
        expect(
          found.flatMap(({ courseId, lowest: named, starts }): Found[] => {
            const lowest = named?.price ?? null
            return starts.length === 0
              ? [{ courseId, lowest, startsAt: null, price: null }]
              : starts.map(({ startsAt, price }) => ({ courseId, lowest, startsAt, price }))
          }),
        ).toEqual(expected)
      },
    ),
    { numRuns: 300 },
  )
})

test('the price strip has the lowest price that plain filters over every start find', async () => {
  await fc.assert(
    fc.asyncProperty(criteria, someOffers, async (asked, offers) => {
      const [clockFrom = '', clockUntil = ''] = asked.band
      const counted: Counted = { ...asked, days, courseIds, after: asked.now, clockFrom, clockUntil }
      const { byDay, byCourse } = await lowestPrices(ctx.q, counted, offerWindows(offers, days))
      for (const day of days)
        expect(byDay.get(day)?.price ?? null).toBe(lowestOf(fitting(asked, offers, day)))
      const everyDay = days.flatMap((day) => fitting(asked, offers, day))
      for (const courseId of courseIds) {
        const own = everyDay.filter((row) => row.courseId === courseId)
        expect(byCourse.get(courseId)?.price ?? null).toBe(lowestOf(own))
      }
    }),
    { numRuns: 300 },
  )
})
