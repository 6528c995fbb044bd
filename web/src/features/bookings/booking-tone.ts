import { type BookingState, generalStatus, generalStatusOf } from '@teeviet/contract/rules/statuses'
import type { StatusTone } from '../../ui/status-badge.tsx'

/** A booking's colour for its golfer: green once paid, amber while a payment is waited for, red for everything else. */
export function golferTone(general: number): StatusTone {
  if (general === generalStatus.paid) return 'good'
  if (general === generalStatus.confirmed || general === generalStatus.awaitingPayment) return 'waiting'
  return 'bad'
}

/** The same for staff: green once paid, amber while something is to be done, urgent when money is, grey once over. */
export function staffTone(state: BookingState): StatusTone {
  if (state === 'cancellation_requested') return 'urgent'
  if (state === 'requested' || state === 'confirmed' || state === 'placed') return 'waiting'
  return generalStatusOf(state) === generalStatus.paid ? 'good' : 'quiet'
}
