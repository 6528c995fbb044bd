import { describe, expect, test } from 'vitest'
import { priceBooking } from './price.ts'

describe('the price of a booking', () => {
  test('four players at 2.150.000đ without packages', () => {
    expect(priceBooking([{ places: 4, price_vnd: 2_150_000 }], [[], [], [], []], null)).toEqual({
      greenFees: [2_150_000, 2_150_000, 2_150_000, 2_150_000],
      booking: 8_600_000,
      hio: 0,
      total: 8_600_000,
    })
  })

  test('each player pays for the packages of their own list', () => {
    const priced = priceBooking([{ places: 2, price_vnd: 1_000_000 }], [[20_000, 100_000], []], null)
    expect(priced).toMatchObject({ booking: 2_000_000, hio: 120_000, total: 2_120_000 })
  })

  test('a group on two tee times pays the price of each, in the order of the players', () => {
    const places = [
      { places: 2, price_vnd: 1_500_000 },
      { places: 3, price_vnd: 1_800_000 },
    ]
    const priced = priceBooking(places, [[], [], [], [], []], null)
    expect(priced.greenFees).toEqual([1_500_000, 1_500_000, 1_800_000, 1_800_000, 1_800_000])
    expect(priced.total).toBe(8_400_000)
  })

  test('an offer replaces the green fee and leaves the packages', () => {
    const priced = priceBooking(
      [{ places: 3, price_vnd: 2_000_000 }],
      [[50_000], [50_000], [50_000]],
      1_290_000,
    )
    expect(priced).toMatchObject({ booking: 3_870_000, hio: 150_000, total: 4_020_000 })
  })

  test('without a price above 0 staff set it, and the packages are priced all the same', () => {
    expect(priceBooking([{ places: 2, price_vnd: 0 }], [[20_000], [20_000]], null)).toEqual({
      greenFees: [null, null],
      booking: null,
      hio: 40_000,
      total: null,
    })
  })

  test('a request for any time has no price yet', () => {
    expect(priceBooking(null, [[], []], null).total).toBeNull()
  })
})
