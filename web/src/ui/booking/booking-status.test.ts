import { generalStatusOf } from '@teeviet/contract/rules/bookings/statuses'
import { describe, expect, it } from 'vitest'
import { isPayable, statusLabel } from './booking-status.ts'
import { golferTone } from './booking-tone.ts'

describe('the label of a booking', () => {
  it.each([
    [-1, 'status.awaitingStaff'],
    [0, 'status.awaitingStaff'],
    [1, 'status.paid'],
    [2, 'status.awaitingPayment'],
    [3, 'status.awaitingPayment'],
    [4, 'status.failed'],
    [5, 'status.cancelled'],
  ])('general status %i reads %s', (generalStatus, label) => {
    expect(statusLabel({ generalStatus })).toBe(label)
  })

  it('calls a booking that costs nothing confirmed, not paid', () => {
    expect(statusLabel({ generalStatus: 1, state: 'paid', amount: 0 })).toBe('status.confirmed')
    expect(statusLabel({ generalStatus: 1, state: 'paid', amount: null })).toBe('status.paid')
  })

  it.each([
    ['played', 'good'],
    ['cancellation_requested', 'good'],
    ['partly_refunded', 'bad'],
  ] as const)('gives what follows payment its own words: %s is %s', (state, tone) => {
    expect(statusLabel({ generalStatus: generalStatusOf(state), state })).toBe(`status.${state}`)
    expect(golferTone(generalStatusOf(state))).toBe(tone)
  })
})

describe('the colour of a booking', () => {
  it('is green only when paid and red unless paid or waiting for payment', () => {
    const tones = [-1, 0, 1, 2, 3, 4, 5].map(golferTone)
    expect(tones).toEqual(['bad', 'bad', 'good', 'waiting', 'waiting', 'bad', 'bad'])
  })
})

describe('the Pay button', () => {
  it('needs both the status and a payment code', () => {
    expect(isPayable({ general_status: 3, general_payment_code: 'P1' })).toBe(true)
    expect(isPayable({ general_status: 3, general_payment_code: null })).toBe(false)
    expect(isPayable({ general_status: 2, general_payment_code: 'P1' })).toBe(false)
  })
})
