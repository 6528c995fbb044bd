import { expect, test } from 'vitest'
import { bookingLink } from './booking-link.ts'

test('an offer card passes the start of a booking, and neither a day nor a tee time', () => {
  const link = bookingLink({
    facility_id: 4,
    product_id: 12,
    flash_sale_id: 7,
    price: 2_000_000,
    time_start: '06:30',
    start_at: null,
  })
  expect(link).toEqual({
    to: '/booking-now',
    search: {
      product_id: 12,
      flash_sale_id: 7,
      price: 2_000_000,
      start_time: '06:30',
      facility_id: 4,
    },
  })
})

test('unknown values are omitted from the address', () => {
  expect(bookingLink({ facility_id: 4, product_id: null, flash_sale_id: null, price: null })).toEqual({
    to: '/booking-now',
    search: { facility_id: 4 },
  })
})

test('a tee time passes its own instant', () => {
  const { search } = bookingLink({ facility_id: 4, start_at: 5 })
  expect(search).toEqual({ facility_id: 4, date_played: 5 })
})
