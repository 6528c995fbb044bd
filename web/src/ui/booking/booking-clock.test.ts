import { describe, expect, it } from 'vitest'
import { bookingClock, liveInterval } from './booking-clock.ts'

describe('the clock of a booking', () => {
  const both = { confirm_deadline: 100, payment_deadline: 200 }

  it('is the staff hour while a request waits', () => {
    expect(bookingClock({ state: 'requested', ...both })).toEqual({ kind: 'staff', until: 100 })
  })
  it('is the time to pay once the order is placed', () => {
    expect(bookingClock({ state: 'placed', ...both })).toEqual({ kind: 'pay', until: 200 })
  })
  it('never runs in a state it does not belong to', () => {
    for (const state of ['confirmed', 'paid', 'expired', 'cancelled', 'rejected'] as const) {
      expect(bookingClock({ state, ...both })).toBeNull()
    }
  })
  it('needs a deadline', () => {
    expect(bookingClock({ state: 'placed', confirm_deadline: 1, payment_deadline: null })).toBeNull()
  })
})

describe('how often a page looks again', () => {
  it('follows the booking that moves fastest', () => {
    expect(liveInterval([{ state: 'paid' }, { state: 'requested' }, { state: 'placed' }])).toBe(5_000)
    expect(liveInterval([{ state: 'paid' }, { state: 'requested' }])).toBe(10_000)
  })
  it('rests when nothing can change soon', () => {
    expect(liveInterval([])).toBe(false)
    expect(liveInterval([{ state: 'played' }, { state: 'refunded' }])).toBe(false)
  })
})
