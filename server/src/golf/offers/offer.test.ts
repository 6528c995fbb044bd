import { array, assert, constantFrom, integer, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bestOfDay, bestOffer, cheapestFirst, covers, isRunning, type Offer, offersOfDay } from './offer.ts'

const offer: Offer = {
  id: 1,
  categoryId: 1,
  isFlashSale: true,
  courseId: 7,
  holes: 18,
  dateStart: '2026-11-21',
  dateEnd: '2026-11-23',
  timeStart: '06:00',
  timeEnd: '10:00',
  price: 2_000_000,
  priceSale: 1_500_000,
  quantityLeft: 4,
  isActive: true,
  saleStartsAt: new Date('2026-11-20T08:00:00+07:00'),
  saleEndsAt: new Date('2026-11-20T20:00:00+07:00'),
}
const start = (at: string, change = {}) => ({
  courseId: 7,
  holes: 18,
  startsAt: new Date(`2026-11-${at}:00+07:00`),
  ...change,
})

describe('an offer runs', () => {
  test.each([
    ['2026-11-20T07:59:59+07:00', false],
    ['2026-11-20T08:00:00+07:00', true],
    ['2026-11-20T19:59:59+07:00', true],
    ['2026-11-20T20:00:00+07:00', false],
  ])('from the first instant of its sale to before its last: %s', (at, runs) => {
    expect(isRunning(offer, new Date(at))).toBe(runs)
  })

  const during = new Date('2026-11-20T12:00:00+07:00')

  test('for parties it has places for', () => {
    expect(isRunning(offer, during, 4)).toBe(true)
    expect(isRunning(offer, during, 5)).toBe(false)
    expect(isRunning({ ...offer, quantityLeft: null }, during, 40)).toBe(true)
    expect(isRunning({ ...offer, quantityLeft: 0 }, during)).toBe(false)
  })

  test('until staff switch it off', () => {
    expect(isRunning({ ...offer, isActive: false }, during)).toBe(false)
  })
})

describe('an offer covers', () => {
  test.each([
    ['21T05:59', false],
    ['21T06:00', true],
    ['21T09:59', true],
    ['21T10:00', false],
    ['20T06:00', false],
    ['23T09:00', true],
    ['24T06:00', false],
  ])('starts of its days from its first to before its last clock time: %s', (at, isCovered) => {
    expect(covers(offer, start(at))).toBe(isCovered)
  })

  test('its own course and number of holes only', () => {
    expect(covers(offer, start('21T06:00', { courseId: 8 }))).toBe(false)
    expect(covers(offer, start('21T06:00', { holes: 9 }))).toBe(false)
  })
})

test('the cheapest offer wins, of two at the same price the older one', () => {
  const dearer = { ...offer, id: 2, priceSale: 1_600_000 }
  const later = { ...offer, id: 3 }
  expect(bestOffer([dearer, later, offer], start('21T06:00'))?.id).toBe(1)
  expect(bestOffer([dearer, later, offer], start('21T10:00'))).toBeNull()
})

describe('the offers of a day', () => {
  const clock = constantFrom('00:00', '06:00', '06:07', '10:00', '17:30', '24:00')
  const anyOffer = record({
    id: integer({ min: 1, max: 9 }),
    courseId: constantFrom(7, 8),
    holes: constantFrom(9, 18),
    dateStart: constantFrom('2026-11-20', '2026-11-21'),
    dateEnd: constantFrom('2026-11-21', '2026-11-22'),
    timeStart: clock,
    timeEnd: clock,
    priceSale: integer({ min: 1, max: 3 }),
  })
  const anyStart = record({
    courseId: constantFrom(7, 8, 9),
    holes: constantFrom(9, 18),
    startsAt: integer({ min: 0, max: 24 * 60 - 1 }).map(
      (minute) => Date.parse('2026-11-21T00:00+07:00') + minute * 60_000,
    ),
  })

  test('return the cheapest of those covering a start', () => {
    assert(
      property(array(anyOffer, { maxLength: 12 }), anyStart, (changes, one) => {
        const offers = changes.map((change) => ({ ...offer, ...change }))
        const best = offers.filter((each) => covers(each, one)).toSorted(cheapestFirst)[0]
        const found = bestOfDay(offersOfDay(offers, '2026-11-21'), one)
        expect([found?.id, found?.priceSale]).toEqual([best?.id, best?.priceSale])
      }),
    )
  })

  test('read the time of a start once, however many offers there are', () => {
    let reads = 0
    class Watched extends Date {
      override getTime() {
        reads += 1
        return super.getTime()
      }
    }
    const offers = Array.from({ length: 85 }, (_, id) => ({ ...offer, id, courseId: id % 20 }))
    const watched = { ...start('21T06:00'), startsAt: new Watched('2026-11-21T06:00:00+07:00') }
    expect(bestOfDay(offersOfDay(offers, '2026-11-21'), watched)?.courseId).toBe(7)
    expect(reads).toBe(1)
  })
})
