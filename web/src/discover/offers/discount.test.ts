import { expect, test } from 'vitest'
import { discountOf } from './discount.ts'

test('an offer never boasts of more than it gives', () => {
  expect(discountOf({ price: 2_000_000, price_sale: 1_401_000 })).toBe(29)
  expect(discountOf({ price: 2_000_000, price_sale: 1_000_000 })).toBe(50)
})

test('no discount is named where there is none to name', () => {
  expect(discountOf({ price: 2_000_000, price_sale: 2_000_000 })).toBeNull()
  expect(discountOf({ price: 2_000_000, price_sale: 2_500_000 })).toBeNull()
  expect(discountOf({ price: 2_000_000, price_sale: 1_999_999 })).toBeNull()
  expect(discountOf({ price: null, price_sale: 1_000_000 })).toBeNull()
  expect(discountOf({ price: 2_000_000, price_sale: null })).toBeNull()
})
