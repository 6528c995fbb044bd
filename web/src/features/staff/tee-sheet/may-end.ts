import type { BookingState } from '@teeviet/contract/rules/statuses'
import type { StaffRole } from '../staff-session.ts'

/** Whether these roles may end a booking the club cannot take: rejecting is for staff, what was ordered for administrators. */
export function mayEnd(state: BookingState, roles: readonly StaffRole[]): boolean {
  if (roles.includes('admin')) return true
  return roles.includes('staff') && (state === 'requested' || state === 'confirmed')
}
