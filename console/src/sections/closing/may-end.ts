import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import type { MayCall } from '../../session/may-call.ts'

/** Whether one may end a booking the club cannot take; a request also by rejecting it. */
export function mayEnd(state: BookingState, mayCall: MayCall): boolean {
  const isRequest = state === 'requested' || state === 'confirmed'
  return (
    mayCall('POST /api/staff/bookings/:id/cancel-for-club') ||
    (isRequest && mayCall('POST /api/staff/bookings/:id/reject'))
  )
}
