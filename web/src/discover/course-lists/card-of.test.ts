import { expect, test } from 'vitest'
import { lowestOf } from './card-of.ts'

const card = {
  id: 1,
  name: 'Vân Trì',
  location: 'Hà Nội',
  galleries: [],
  holes_amount: 27,
  rating: 4,
  reviews_count: 0,
}
const ofDay = { price: 900_000, price_number_hole: 9, price_is_offer: 1 } as const

test('names the holes of the lowest price, and that an offer makes it', () => {
  expect(lowestOf({ ...card, ...ofDay })).toEqual({ price: 900_000, holes: 9, isOffer: true })
})

test('prefers the lowest price of the coming days to that of the searched day', () => {
  const coming = { lowest_price: 800_000, lowest_price_number_hole: 18, lowest_price_is_offer: 0 } as const
  expect(lowestOf({ ...card, ...ofDay, ...coming })).toEqual({ price: 800_000, holes: 18, isOffer: false })
  const none = { lowest_price: null, lowest_price_number_hole: null, lowest_price_is_offer: 0 } as const
  expect(lowestOf({ ...card, ...ofDay, ...none })).toBeNull()
})
