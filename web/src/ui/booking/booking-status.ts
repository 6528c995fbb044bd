import { type BookingState, generalStatus } from '@teeviet/contract/rules/bookings/statuses'
import type { TextKey } from '#i18n/areas.ts'

/** The data of a badge; `state` and `amount` are unknown before the bill has been loaded. */
export type StatusFacts = { generalStatus: number; state?: BookingState; amount?: number | null }

const ownLabels: Partial<Record<BookingState, TextKey<'bill'>>> = {
  played: 'status.played',
  cancellation_requested: 'status.cancellation_requested',
  partly_refunded: 'status.partly_refunded',
}

/**
 * The label of a booking. Played and cancellation requested count as paid, partly refunded as cancelled, and say so in
 * their own words; a paid booking that cost nothing is called confirmed.
 */
export function statusLabel({ generalStatus: general, state, amount }: StatusFacts): TextKey<'bill'> {
  const own = state && ownLabels[state]
  if (own) return own
  switch (general) {
    case generalStatus.paid:
      return amount === 0 ? 'status.confirmed' : 'status.paid'
    case generalStatus.confirmed:
    case generalStatus.awaitingPayment:
      return 'status.awaitingPayment'
    case generalStatus.failed:
      return 'status.failed'
    case generalStatus.cancelled:
      return 'status.cancelled'
    default:
      return 'status.awaitingStaff'
  }
}

/** The steps that count as the golfer's next: a payment is open and its code is there. */
export function isPayable(booking: { general_status: number; general_payment_code: string | null }): boolean {
  return booking.general_status === generalStatus.awaitingPayment && booking.general_payment_code !== null
}
