import type { BookingState } from '@teeviet/contract/rules/statuses'

/** Why a bill is not to be paid at this moment. */
export type BlockedReason = 'paid' | 'notYet' | 'over' | 'ended'

/** By where the booking is; null when it waits for money. */
export function blockedReason(state: BookingState): BlockedReason | null {
  switch (state) {
    case 'placed':
      return null
    case 'paid':
    case 'played':
    case 'cancellation_requested':
    case 'partly_refunded':
      return 'paid'
    case 'draft':
    case 'requested':
    case 'confirmed':
      return 'notYet'
    case 'expired':
      return 'over'
    default:
      return 'ended'
  }
}

const refusals: Readonly<Record<number, BlockedReason>> = { 1702: 'over', 1703: 'notYet', 1704: 'paid' }

/** By the code with which the server refused to begin a payment; null for any other refusal. */
export function refusedReason(code: number): BlockedReason | null {
  return refusals[code] ?? null
}
