import { addDays } from '@teeviet/contract/rules/time/dates'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bestOffer, type Offer } from './offer.ts'
import { offerWindows } from './offer-windows.ts'

const monday = '2026-11-23'
const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

const someOffer = fc
  .record({
    id: fc.integer({ min: 1, max: 50 }),
    courseId: fc.integer({ min: 1, max: 3 }),
    holes: fc.constantFrom(9, 18),
    first: fc.integer({ min: 0, max: 2 }),
    days: fc.integer({ min: 0, max: 2 }),
    from: fc.integer({ min: 300, max: 1200 }),
    minutes: fc.integer({ min: 1, max: 200 }),
    priceSale: fc.constantFrom(900_000, 1_000_000, 1_200_000),
  })
  .map(({ first, days, from, minutes, ...rest }): Offer => {
    const dateStart = addDays(monday, first)
    return {
      ...rest,
      categoryId: 1,
      isFlashSale: false,
      dateStart,
      dateEnd: addDays(dateStart, days),
      timeStart: clock(from),
      timeEnd: clock(from + minutes),
      price: 2_000_000,
      quantityLeft: null,
      isActive: true,
      saleStartsAt: new Date(0),
      saleEndsAt: new Date(0),
    }
  })

test('every start is in at most one window, with the price of its cheapest offer', () => {
  const days = [0, 1, 2, 3, 4].map((count) => addDays(monday, count))
  fc.assert(
    fc.property(
      fc.array(someOffer, { maxLength: 8 }),
      fc.record({
        courseId: fc.integer({ min: 1, max: 3 }),
        holes: fc.constantFrom(9, 18),
        minute: fc.integer({ min: 300, max: 1400 }),
        dayIndex: fc.integer({ min: 0, max: 4 }),
      }),
      (offers, { courseId, holes, minute, dayIndex }) => {
        const startsAt = new Date(`${days[dayIndex]}T${clock(minute)}:00+07:00`)
        const found = offerWindows(offers, days).filter(
          (window) =>
            window.courseId === courseId &&
            window.holes === holes &&
            window.from <= startsAt &&
            startsAt < window.until,
        )
        expect(found.length).toBeLessThanOrEqual(1)
        expect(found[0]?.priceSale ?? null).toBe(
          bestOffer(offers, { courseId, holes, startsAt })?.priceSale ?? null,
        )
      },
    ),
    { numRuns: 500 },
  )
})
