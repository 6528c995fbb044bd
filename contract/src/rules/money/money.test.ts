import { assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cardFee, formatMoney, formatMovement, percentOf } from './money.ts'

const amount = integer({ min: 0, max: 2_000_000_000 })

describe('writing money', () => {
  it('groups by dots and ends in đ', () => {
    expect(formatMoney(0)).toBe('0đ')
    expect(formatMoney(999)).toBe('999đ')
    expect(formatMoney(150_000)).toBe('150.000đ')
    expect(formatMoney(2_000_000_000)).toBe('2.000.000.000đ')
    expect(formatMovement(150_000)).toBe('+150.000đ')
    expect(formatMovement(-150_000)).toBe('−150.000đ')
  })

  it('keeps every digit of any amount', () => {
    assert(property(amount, (vnd) => formatMoney(vnd).replace(/\D/g, '') === String(vnd)))
  })
})

describe('the card fee', () => {
  it('is 2.2% of the amount and 2,200 VND', () => {
    expect(cardFee(1_000_000)).toBe(24_200)
    expect(cardFee(2_450_000)).toBe(56_100)
    expect(cardFee(0)).toBe(2_200)
  })

  it('is a whole number of đồng, never off by more than half of one', () => {
    assert(
      property(amount, (vnd) => {
        const fee = cardFee(vnd)
        expect(Number.isSafeInteger(fee)).toBe(true)
        expect(Math.abs((fee - 2_200) * 1000 - vnd * 22)).toBeLessThanOrEqual(500)
      }),
    )
  })
})

it('takes a share in whole đồng', () => {
  expect(percentOf(1_000_001, 50)).toBe(500_001)
  expect(percentOf(1_000_000, 120)).toBe(1_200_000)
})
