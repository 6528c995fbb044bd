import { instantAt, startOfDay } from '@teeviet/contract/rules/time/dates'
import { describe, expect, it } from 'vitest'
import type { TeeTime } from '#api/queries/tee-times.ts'
import { tileOf } from '../tee-times/tile-of.ts'
import { askedTeeTime, playOfRow } from './tee-times.ts'

const now = instantAt('2026-11-20', '08:00')
function row(clock: string, more: Partial<TeeTime> = {}): TeeTime {
  return {
    id: 1,
    product_id: null,
    flash_sale_id: null,
    facility_id: 7,
    facility_name: 'Sân golf Vân Trì',
    location: 'Hà Nội',
    rating: 4,
    images: [],
    logo: '',
    price: 2_000_000,
    price_sale: 2_000_000,
    time_start: clock,
    time_end: clock,
    date_start: 0,
    date_end: 0,
    start_at: instantAt('2026-11-20', clock),
    number_hole: 18,
    places_left: 4,
    capacity: 4,
    cancel_terms: { deadline_hours: 48, penalty_percent: 100 },
    ...more,
  }
}

describe('the tee time an address asks for', () => {
  const rows = [
    row('06:30'),
    row('09:00', { places_left: 0 }),
    row('09:07'),
    row('09:14', { product_id: 12 }),
  ]
  const clockOf = (asked: Parameters<typeof askedTeeTime>[1]) => askedTeeTime(rows, asked, now)?.time_start

  const at = (clock: string) => instantAt('2026-11-20', clock)

  it('is the exact one while it is free, never another in its place', () => {
    for (const clock of [undefined, '09:00']) {
      expect(clockOf({ startsAt: at('09:07'), clock, productId: null })).toBe('09:07')
      expect(clockOf({ startsAt: at('09:00'), clock, productId: null })).toBeUndefined()
      expect(clockOf({ startsAt: at('06:30'), clock, productId: null })).toBeUndefined()
      expect(clockOf({ startsAt: at('09:07'), clock, productId: 12 })).toBeUndefined()
    }
  })

  it('is the one of a clock time on the day asked for, not one in the place of a sold one', () => {
    expect(clockOf({ startsAt: startOfDay('2026-11-20'), clock: '09:07', productId: null })).toBe('09:07')
    expect(clockOf({ clock: '09:00', productId: null })).toBeUndefined()
    expect(clockOf({ clock: '06:30', productId: null })).toBeUndefined()
  })

  it('is the nearest free one within an hour of a clock time the sheet does not have', () => {
    expect(clockOf({ clock: '09:12', productId: null })).toBe('09:14')
    expect(clockOf({ clock: '08:07', productId: null })).toBe('09:07')
    expect(clockOf({ clock: '08:06', productId: null })).toBeUndefined()
    expect(clockOf({ clock: '10:14', productId: null })).toBe('09:14')
    expect(clockOf({ clock: '10:15', productId: null })).toBeUndefined()
    expect(clockOf({ clock: 'soon', productId: null })).toBeUndefined()
  })

  it('of an offer is none until the golfer chooses one', () => {
    expect(clockOf({ clock: '06:00', productId: 12 })).toBeUndefined()
    expect(clockOf({ startsAt: at('09:14'), clock: '09:14', productId: 12 })).toBe('09:14')
  })
})

describe('a tee time’s price', () => {
  it('is the offer’s, with the regular one beside it', () => {
    const onSale = row('09:14', { price_sale: 1_500_000, product_id: 12, flash_sale_id: 5 })
    expect(tileOf(onSale, true)).toMatchObject({ time: '09:14', price: 1_500_000, regular: 2_000_000 })
    expect(playOfRow(onSale)).toMatchObject({ price: 1_500_000, productId: 12, flashSaleId: 5 })
  })

  it('is unknown when it is not above 0', () => {
    expect(playOfRow(row('09:00', { price_sale: 0 })).price).toBeNull()
    expect(tileOf(row('09:00', { price: 0, price_sale: null }), true)).toMatchObject({
      price: null,
      regular: null,
    })
  })
})
