import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import type { MayCall, StaffCall } from '../../session/may-call.ts'

/**
 * What staff can do with a booking: confirm, place into order, both at once, reject, extend its payment window, cancel
 * because the golfer asks or because the club cannot.
 */
export type Step = 'confirm' | 'place' | 'both' | 'reject' | 'extend' | 'golfer' | 'club'

/** The call behind each of them. */
const callOf = {
  confirm: 'POST /api/staff/bookings/:id/confirm',
  place: 'POST /api/staff/bookings/:id/place-order',
  both: 'POST /api/staff/bookings/:id/confirm-and-place',
  reject: 'POST /api/staff/bookings/:id/reject',
  extend: 'POST /api/staff/bookings/:id/extend-payment',
  golfer: 'POST /api/staff/bookings/:id/cancel',
  club: 'POST /api/staff/bookings/:id/cancel-for-club',
} as const satisfies Record<Step, StaffCall>

/** The steps possible in a booking's state, for any actor. */
export function stepsFrom(state: BookingState): Step[] {
  if (state === 'requested') return ['both', 'confirm', 'reject', 'golfer']
  if (state === 'confirmed') return ['place', 'reject', 'golfer']
  if (state === 'placed') return ['extend', 'golfer', 'club']
  return state === 'paid' ? ['golfer', 'club'] : []
}

/** Whether a step that is being prepared has become none: a colleague was faster. */
export function isOvertaken(step: Step, state: BookingState): boolean {
  return !stepsFrom(state).includes(step)
}

/** Those of them that the staff member signed in may take. */
export function stepsAllowed(state: BookingState, mayCall: MayCall): Step[] {
  return stepsFrom(state).filter((step) => mayCall(callOf[step]))
}
