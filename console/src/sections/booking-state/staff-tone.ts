import { type BookingState, generalStatus, generalStatusOf } from '@teeviet/contract/rules/bookings/statuses'
import type { StatusTone } from '../../kit/status-badge.tsx'

/** Green once paid, amber while something is to be done, urgent when money is, grey once over. */
export function staffTone(state: BookingState): StatusTone {
  if (state === 'cancellation_requested') return 'urgent'
  if (state === 'requested' || state === 'confirmed' || state === 'placed') return 'waiting'
  return generalStatusOf(state) === generalStatus.paid ? 'good' : 'quiet'
}
