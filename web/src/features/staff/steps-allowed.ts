import type { BookingState } from '@teeviet/contract/rules/statuses'
import type { StaffRole } from './staff-session.ts'

/**
 * What staff can do with a booking: confirm, place into order, both at once, reject, cancel because the golfer asks or
 * because the club cannot.
 */
export type Act = 'confirm' | 'place' | 'both' | 'reject' | 'golfer' | 'club'

const needed: Record<Act, readonly StaffRole[]> = {
  confirm: ['staff'],
  place: ['sales'],
  both: ['staff', 'sales'],
  reject: ['staff'],
  golfer: ['admin'],
  club: ['admin'],
}

/** The steps that follow from where a booking is, whoever may take them. */
export function stepsFrom(state: BookingState): Act[] {
  if (state === 'requested') return ['both', 'confirm', 'reject', 'golfer']
  if (state === 'confirmed') return ['place', 'reject', 'golfer']
  if (state === 'placed') return ['golfer']
  return state === 'paid' ? ['golfer', 'club'] : []
}

/** Whether a step that is being prepared has become none: a colleague was faster. */
export function isOvertaken(act: Act, state: BookingState): boolean {
  return !stepsFrom(state).includes(act)
}

/** Those of them that these roles may take; an admin may take all. */
export function stepsAllowed(state: BookingState, roles: readonly StaffRole[]): Act[] {
  const mayAll = roles.includes('admin')
  return stepsFrom(state).filter((act) => mayAll || needed[act].every((role) => roles.includes(role)))
}
