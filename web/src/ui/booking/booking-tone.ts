import { generalStatus } from '@teeviet/contract/rules/bookings/statuses'
import type { StatusTone } from '../golf/status-badge.tsx'

/** A booking's colour for its golfer: green once paid, amber while a payment is waited for, red for everything else. */
export function golferTone(general: number): StatusTone {
  if (general === generalStatus.paid) return 'good'
  if (general === generalStatus.confirmed || general === generalStatus.awaitingPayment) return 'waiting'
  return 'bad'
}
