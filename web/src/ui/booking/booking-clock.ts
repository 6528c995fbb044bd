import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'

type Clocks = {
  readonly state: BookingState
  readonly confirm_deadline: number | null
  readonly payment_deadline: number | null
}

/** The clock that runs on a booking: the hour staff have to answer, or the 30 minutes to pay it or its change. */
export type BookingClock = { readonly kind: 'staff' | 'pay'; readonly until: number }

/** Null when nothing runs: a clock counts only in the state it belongs to. */
export function bookingClock({ state, confirm_deadline, payment_deadline }: Clocks): BookingClock | null {
  if (state === 'requested' && confirm_deadline !== null) return { kind: 'staff', until: confirm_deadline }
  const isToPay = state === 'placed' || state === 'paid'
  if (isToPay && payment_deadline !== null) return { kind: 'pay', until: payment_deadline }
  return null
}
