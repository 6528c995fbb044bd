import { expect, test } from 'vitest'
import type { SoldOffer } from '#golf/offers/sold-offers'
import { chooseOffer } from './choose-offer.ts'

const offer: SoldOffer = {
  id: 1,
  categoryId: 1,
  isFlashSale: true,
  courseId: 12,
  holes: 18,
  dateStart: '2026-11-20',
  dateEnd: '2026-11-30',
  timeStart: '06:00',
  timeEnd: '09:00',
  price: 2_000_000,
  priceSale: 1_290_000,
  quantityLeft: 20,
  isActive: true,
  isInstant: false,
  saleStartsAt: new Date('2026-11-19T12:00:00+07:00'),
  saleEndsAt: new Date('2026-11-21T12:00:00+07:00'),
}
const morning = { starts_at: new Date('2026-11-24T06:30:00+07:00'), holes: 18 }
const request = {
  courseId: 12,
  day: '2026-11-24',
  starts: [morning],
  now: new Date('2026-11-20T08:00:00+07:00'),
}

const choice = (offers: SoldOffer[], change: Partial<typeof request> = {}) => {
  try {
    return chooseOffer(offers, { ...request, ...change }).id
  } catch (error) {
    return error instanceof Error ? error.message : error
  }
}

test('an offer holds for the tee times it covers, while it is sold', () => {
  expect(choice([offer])).toBe(1)
  expect(choice([offer], { starts: [] })).toBe(1)
})

test('it is over when its window has closed, when it was taken off, and at another course', () => {
  expect(choice([offer], { now: offer.saleEndsAt })).toBe('offer.over')
  expect(choice([{ ...offer, isActive: false }])).toBe('offer.over')
  expect(choice([offer], { courseId: 13 })).toBe('offer.over')
  expect(choice([])).toBe('offer.over')
})

test('it has not started before its window', () => {
  expect(choice([offer], { now: new Date('2026-11-19T11:59:59+07:00') })).toBe('offer.notStarted')
  expect(choice([offer], { now: offer.saleStartsAt })).toBe(1)
})

test('it has no tee time outside its days, clock times and holes', () => {
  const at = (moment: string, holes = 18) => [{ starts_at: new Date(moment), holes }]
  expect(choice([offer], { starts: at('2026-11-24T09:00:00+07:00') })).toBe('booking.noTeeTime')
  expect(choice([offer], { starts: at('2026-11-24T06:30:00+07:00', 9) })).toBe('booking.noTeeTime')
  expect(choice([offer], { day: '2026-12-01', starts: [] })).toBe('booking.noTeeTime')
})

test('of a flash sale with several offers the first that covers the tee time is meant', () => {
  const afternoon = { ...offer, id: 2, timeStart: '12:00', timeEnd: '16:00' }
  const starts = [{ ...morning, starts_at: new Date('2026-11-24T13:00:00+07:00') }]
  expect(choice([offer, afternoon], { starts })).toBe(2)
})
