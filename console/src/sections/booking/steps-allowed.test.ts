import { calls } from '@teeviet/contract/calls'
import { isPermitted } from '@teeviet/contract/may'
import { bookingStates } from '@teeviet/contract/rules/bookings/statuses'
import type { StaffRole } from '@teeviet/contract/rules/permissions'
import { describe, expect, it } from 'vitest'
import type { MayCall } from '../../session/may-call.ts'
import { isOvertaken, stepsAllowed } from './steps-allowed.ts'

const as =
  (roles: readonly StaffRole[]): MayCall =>
  (call) =>
    isPermitted(calls[call].may, roles)

describe('the steps allowed to staff', () => {
  it('lets staff confirm and reject, sales place, and both together do both at once', () => {
    expect(stepsAllowed('requested', as(['staff']))).toEqual(['confirm', 'reject'])
    expect(stepsAllowed('requested', as(['sales']))).toEqual([])
    expect(stepsAllowed('confirmed', as(['sales']))).toEqual(['place'])
    expect(stepsAllowed('requested', as(['staff', 'sales']))).toEqual(['both', 'confirm', 'reject'])
  })
  it('lets an admin take every step', () => {
    expect(stepsAllowed('requested', as(['admin']))).toEqual(['both', 'confirm', 'reject', 'golfer'])
    expect(stepsAllowed('confirmed', as(['admin']))).toEqual(['place', 'reject', 'golfer'])
  })
  it('lets only an admin cancel for a golfer, everyone for the club, and sales extend the payment window', () => {
    expect(stepsAllowed('placed', as(['admin']))).toEqual(['extend', 'golfer', 'club'])
    expect(stepsAllowed('placed', as(['sales']))).toEqual(['extend', 'club'])
    expect(stepsAllowed('paid', as(['admin']))).toEqual(['golfer', 'club'])
    expect(stepsAllowed('paid', as(['staff']))).toEqual(['club'])
  })
  it('is overtaken where a colleague was faster, and goes on where the step still follows', () => {
    expect(isOvertaken('confirm', 'requested')).toBe(false)
    expect(isOvertaken('confirm', 'confirmed')).toBe(true)
    expect(isOvertaken('both', 'confirmed')).toBe(true)
    expect(isOvertaken('reject', 'confirmed')).toBe(false)
    expect(isOvertaken('place', 'withdrawn')).toBe(true)
  })
  it('offers nothing once a booking is over', () => {
    const open = bookingStates.filter((state) => stepsAllowed(state, as(['admin'])).length > 0)
    expect(open).toEqual(['requested', 'confirmed', 'placed', 'paid'])
  })
})
