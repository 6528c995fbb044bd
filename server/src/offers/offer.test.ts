import { describe, expect, test } from 'vitest'
import { bestOffer, covers, isRunning, type Offer } from './offer.ts'

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
