import { describe, expect, it } from 'vitest'
import { bookingClock } from './booking-clock.ts'

describe('the clock of a booking', () => {
  const both = { confirm_deadline: 100, payment_deadline: 200 }

  it('is the staff hour while a request waits', () => {
    expect(bookingClock({ state: 'requested', ...both })).toEqual({ kind: 'staff', until: 100 })
  })
  it('is the time to pay once the order is placed', () => {
    expect(bookingClock({ state: 'placed', ...both })).toEqual({ kind: 'pay', until: 200 })
  })
  it('is the time to pay the change of a booking that is paid', () => {
    expect(bookingClock({ state: 'paid', ...both })).toEqual({ kind: 'pay', until: 200 })
    expect(bookingClock({ state: 'paid', confirm_deadline: 100, payment_deadline: null })).toBeNull()
  })
  it('never runs in a state it does not belong to', () => {
    for (const state of ['confirmed', 'played', 'expired', 'cancelled', 'rejected'] as const) {
      expect(bookingClock({ state, ...both })).toBeNull()
    }
  })
  it('needs a deadline', () => {
    expect(bookingClock({ state: 'placed', confirm_deadline: 1, payment_deadline: null })).toBeNull()
  })
})
