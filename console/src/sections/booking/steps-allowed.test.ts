import { calls } from '@teeviet/contract/calls'
import { isPermitted } from '@teeviet/contract/may'
import { type BookingState, bookingStates } from '@teeviet/contract/rules/bookings/statuses'
import { heldPermissions, type StaffRole } from '@teeviet/contract/rules/permissions'
import { describe, expect, it } from 'vitest'
import type { MayCall } from '../../session/may-call.ts'
import { isOvertaken, stepsAllowed } from './steps-allowed.ts'

const as =
  (roles: readonly StaffRole[]): MayCall =>
  (call) =>
    isPermitted(calls[call].may, heldPermissions({ roles }))

const stepsOf = (
  state: BookingState,
  mayCall: MayCall,
  money: Partial<Parameters<typeof stepsAllowed>[0]> = {},
) => stepsAllowed({ state, arrived_amount: 0, part_hold: null, ...money }, mayCall)

describe('the steps allowed to staff', () => {
  it('lets staff confirm and reject, sales place, and both together do both at once', () => {
    expect(stepsOf('requested', as(['staff']))).toEqual(['confirm', 'reject'])
    expect(stepsOf('requested', as(['sales']))).toEqual(['club'])
    expect(stepsOf('confirmed', as(['sales']))).toEqual(['place', 'club'])
    expect(stepsOf('requested', as(['staff', 'sales']))).toEqual(['both', 'confirm', 'reject'])
  })
  it('lets an admin take every step', () => {
    expect(stepsOf('requested', as(['admin']))).toEqual(['both', 'confirm', 'reject', 'golfer'])
    expect(stepsOf('confirmed', as(['admin']))).toEqual(['place', 'reject', 'golfer'])
  })
  it('lets only an admin cancel for a golfer, everyone for the club, and sales extend the payment window', () => {
    expect(stepsOf('placed', as(['admin']))).toEqual(['extend', 'golfer', 'club'])
    expect(stepsOf('placed', as(['sales']))).toEqual(['extend', 'club'])
    expect(stepsOf('paid', as(['admin']))).toEqual(['golfer', 'club'])
    expect(stepsOf('paid', as(['staff']))).toEqual(['club'])
    expect(stepsOf('cancellation_requested', as(['sales']))).toEqual(['club'])
  })
  it('offers sales to end a partly paid order, and to wait for its rest while that is undecided', () => {
    const partly = { arrived_amount: 1 }
    expect(stepsOf('placed', as(['sales']), partly)).toEqual(['extend', 'endPartly', 'club'])
    const undecided = { ...partly, part_hold: 'undecided' as const }
    expect(stepsOf('placed', as(['sales']), undecided)).toEqual(['extend', 'wait', 'endPartly', 'club'])
    expect(stepsOf('placed', as(['staff']), undecided)).toEqual(['club'])
  })
  it('neither orders nor extends while golfer or club are asked about other times or a change', () => {
    const asked = { offered_until: 1 }
    expect(stepsOf('confirmed', as(['admin']), asked)).toEqual(['reject', 'golfer'])
    expect(stepsOf('placed', as(['admin']), asked)).toEqual(['golfer', 'club'])
  })
  it('is overtaken where a colleague was faster, and goes on where the step still follows', () => {
    expect(isOvertaken('confirm', 'requested')).toBe(false)
    expect(isOvertaken('confirm', 'confirmed')).toBe(true)
    expect(isOvertaken('both', 'confirmed')).toBe(true)
    expect(isOvertaken('reject', 'confirmed')).toBe(false)
    expect(isOvertaken('place', 'withdrawn')).toBe(true)
  })
  it('offers nothing once a booking is over', () => {
    const open = bookingStates.filter((state) => stepsOf(state, as(['admin'])).length > 0)
    expect(open).toEqual(['requested', 'confirmed', 'placed', 'paid', 'cancellation_requested'])
  })
})
