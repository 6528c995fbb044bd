import type { Query } from '#platform/database/sql'
import type { Refund } from '../refund.ts'
import type { PaidBooking } from './parts.ts'

/** A requested refund which is not decided yet; amounts in VND. */
export type PendingRefund = Pick<Refund, 'id' | 'cause' | 'amount_vnd' | 'penalty_vnd'> &
  Pick<Refund, 'booking_player_id' | 'service_id'> & { requested_at: Date }

/** The refunds of a booking that wait for staff, in the order they were asked for: parts, and the whole beside them. */
export function loadPending(q: Query, bookingId: number): Promise<PendingRefund[]> {
  return q<PendingRefund>`
    select id, cause, amount_vnd, penalty_vnd, booking_player_id, service_id, requested_at from refunds
    where bill_id = ${bookingId} and state = 'requested' order by id`
}

/**
 * The booking as it will be once the parts that wait have been given up, each by its own quote: what cancelling the rest
 * is worked out from.
 */
export function withoutPending<T extends PaidBooking>(booking: T, pending: readonly PendingRefund[]): T {
  const askedAt = (field: 'booking_player_id' | 'service_id', id: number) =>
    pending.find((refund) => refund[field] === id)?.requested_at ?? null
  return {
    ...booking,
    cancelled_vnd: pending.reduce(
      (sum, { amount_vnd, penalty_vnd }) => sum + amount_vnd + penalty_vnd,
      booking.cancelled_vnd,
    ),
    players: booking.players.map((player) => ({
      ...player,
      cancelled_at: player.cancelled_at ?? askedAt('booking_player_id', player.id),
    })),
    services: booking.services.map((service) => ({
      ...service,
      cancelled_at: service.cancelled_at ?? askedAt('service_id', service.id),
    })),
  }
}
