import { describe, expect, it } from 'vitest'
import { methodFee, methodTarget } from './method-target.ts'

describe('a payment method', () => {
  it('leads to its own screen by type', () => {
    expect(methodTarget('bank')).toBe('/wap/qr-payment')
    expect(methodTarget('point')).toBe('/wap/point-payment')
    expect(methodTarget('epay_all')).toBe('/wap/epay-payment')
    expect(methodTarget('ale_pay')).toBe('/wap/alepay-payment')
    expect(methodTarget('stb')).toBeNull()
  })
  it('costs 2.2% and 2.200đ by card and nothing otherwise', () => {
    expect(methodFee({ has_fee: 1 }, 1_000_000)).toBe(24_200)
    expect(methodFee({ has_fee: 0 }, 1_000_000)).toBe(0)
  })
})
