import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import { loadServices } from '#bookings/booking/bill-lines'
import type { FixedTerms } from '#bookings/booking/fixed-terms'
import { loadPlayers } from '#bookings/booking/rows/players'
import type { Query } from '#platform/database/sql'
import { type PaidBill, paidBill } from '../../payments/payments-of-bill.ts'
import type { QuotedBooking } from './cancel-quote.ts'
import { loadPending } from './pending.ts'

type Row = {
  id: number
  state: BookingState
  tee_time_at: Date | null
  amount_vnd: number | null
  cancelled_vnd: number
  refund_ladder: FixedTerms | null
}

/** A booking with what its cancellation is worked out from, and the payment that succeeded, if one had to be made. */
export async function loadPaid(
  q: Query,
  bookingId: number,
): Promise<{ booking: QuotedBooking; payment: PaidBill | null }> {
  const [[row], services, players, payment, pending] = await Promise.all([
    q<Row>`select id, state, tee_time_at, amount_vnd, cancelled_vnd, refund_ladder from bookings where id = ${bookingId}`,
    loadServices(q, bookingId),
    loadPlayers(q, bookingId),
    paidBill(q, bookingId),
    loadPending(q, bookingId),
  ])
  if (!row) throw new Error(`no booking ${bookingId}`)
  return { booking: { ...row, services, players, pending }, payment }
}
