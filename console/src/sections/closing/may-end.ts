import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import type { MayCall } from '../../session/may-call.ts'

/** Whether one may end a booking the club cannot take: by rejecting a request, or by cancelling what was ordered. */
export function mayEnd(state: BookingState, mayCall: MayCall): boolean {
  const isRequest = state === 'requested' || state === 'confirmed'
  return mayCall(
    isRequest ? 'POST /api/staff/bookings/:id/reject' : 'POST /api/staff/bookings/:id/cancel-for-club',
  )
}
