import { bookingStates } from '@teeviet/contract/rules/statuses'
import { describe, expect, it } from 'vitest'
import { isOvertaken, stepsAllowed } from './steps-allowed.ts'

describe('what staff may do', () => {
  it('lets staff confirm and reject, sales place, and both together do both at once', () => {
    expect(stepsAllowed('requested', ['staff'])).toEqual(['confirm', 'reject'])
    expect(stepsAllowed('requested', ['sales'])).toEqual([])
    expect(stepsAllowed('confirmed', ['sales'])).toEqual(['place'])
    expect(stepsAllowed('requested', ['staff', 'sales'])).toEqual(['both', 'confirm', 'reject'])
  })
  it('lets an admin take every step', () => {
    expect(stepsAllowed('requested', ['admin'])).toEqual(['both', 'confirm', 'reject', 'golfer'])
    expect(stepsAllowed('confirmed', ['admin'])).toEqual(['place', 'reject', 'golfer'])
  })
  it('lets only an admin cancel for a golfer or for the club', () => {
    expect(stepsAllowed('placed', ['admin'])).toEqual(['golfer'])
    expect(stepsAllowed('placed', ['staff', 'sales'])).toEqual([])
    expect(stepsAllowed('paid', ['admin'])).toEqual(['golfer', 'club'])
    expect(stepsAllowed('paid', ['staff', 'sales'])).toEqual([])
  })
  it('is overtaken where a colleague was faster, and goes on where the step still follows', () => {
    expect(isOvertaken('confirm', 'requested')).toBe(false)
    expect(isOvertaken('confirm', 'confirmed')).toBe(true)
    expect(isOvertaken('both', 'confirmed')).toBe(true)
    expect(isOvertaken('reject', 'confirmed')).toBe(false)
    expect(isOvertaken('place', 'withdrawn')).toBe(true)
  })
  it('offers nothing once a booking is over', () => {
    const open = bookingStates.filter((state) => stepsAllowed(state, ['admin']).length > 0)
    expect(open).toEqual(['requested', 'confirmed', 'placed', 'paid'])
  })
})
