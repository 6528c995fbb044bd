import type { BookingState } from './statuses.ts'

/** Why a bill cannot be paid now: it is paid, not payable yet, its time has passed, the booking has ended. */
export const notPayable = ['paid', 'notYet', 'over', 'ended'] as const
export type NotPayable = (typeof notPayable)[number]

/** By where the booking is; null when it waits for money. */
export function whyNotPayable(state: BookingState): NotPayable | null {
  switch (state) {
    case 'placed':
      return null
    case 'paid':
    case 'played':
    case 'cancellation_requested':
      return 'paid'
    case 'draft':
    case 'requested':
    case 'confirmed':
      return 'notYet'
    case 'expired':
      return 'over'
    case 'partly_refunded':
    case 'refunded':
    case 'cancelled':
    case 'withdrawn':
    case 'rejected':
      return 'ended'
  }
}
