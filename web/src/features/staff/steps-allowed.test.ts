import { bookingStates } from '@teeviet/contract/rules/statuses'
import { describe, expect, it } from 'vitest'
import { stepsAllowed } from './steps-allowed.ts'

describe('what staff may do', () => {
  it('lets staff confirm and reject, sales place, and both together do both at once', () => {
    expect(stepsAllowed('requested', ['staff'])).toEqual(['confirm', 'reject'])
    expect(stepsAllowed('requested', ['sales'])).toEqual([])
    expect(stepsAllowed('confirmed', ['sales'])).toEqual(['place'])
    expect(stepsAllowed('requested', ['staff', 'sales'])).toEqual(['both', 'confirm', 'reject'])
  })
  it('lets an admin take every step', () => {
    expect(stepsAllowed('requested', ['admin'])).toEqual(['both', 'confirm', 'reject'])
    expect(stepsAllowed('confirmed', ['admin'])).toEqual(['place', 'reject'])
  })
  it('lets only an admin cancel a paid booking for the club', () => {
    expect(stepsAllowed('paid', ['admin'])).toEqual(['club'])
    expect(stepsAllowed('paid', ['staff', 'sales'])).toEqual([])
  })
  it('offers nothing else once the golfer has the notice', () => {
    const open = bookingStates.filter((state) => stepsAllowed(state, ['admin']).length > 0)
    expect(open).toEqual(['requested', 'confirmed', 'paid'])
  })
})
