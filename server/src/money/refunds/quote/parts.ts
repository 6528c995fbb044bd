import { percentOf } from '@teeviet/contract/rules/money/money'
import type { ServiceLine } from '#bookings/booking/bill-lines'
import type { RefundTier } from '#bookings/booking/refund-terms'
import type { PlayerLine } from '#bookings/booking/rows/players'

/** The parts of a booking, for cancelling. */
export type PaidBooking = {
  amount_vnd: number | null
  /** The value of the parts cancelled before. */
  cancelled_vnd: number
  services: readonly ServiceLine[]
  players: readonly PlayerLine[]
}

/** Something that can be given up: its price and how much of that is insurance premiums, in VND. */
export type Part = {
  kind: 'booking' | 'player' | 'service'
  id: number
  valueVnd: number
  premiumVnd: number
}

/** The rest of a booking, as one part. */
export function wholeOf(bookingId: number, booking: PaidBooking): Part {
  return {
    kind: 'booking',
    id: bookingId,
    valueVnd: (booking.amount_vnd ?? 0) - booking.cancelled_vnd,
    premiumVnd: premiumsLeft(booking),
  }
}

/**
 * The parts that can be cancelled while the rest stays: a player, as long as another one stays, and every service but
 * the play itself.
 */
export function partsOf(booking: PaidBooking): Part[] {
  const staying = booking.players.filter(({ cancelled_at }) => !cancelled_at)
  const hasCover = booking.services.some(({ kind, cancelled_at }) => kind === 'hio' && !cancelled_at)
  const players = staying.map((player): Part => {
    const premiumVnd = hasCover ? packagesOf(player) : 0
    return { kind: 'player', id: player.id, valueVnd: (player.green_fee_vnd ?? 0) + premiumVnd, premiumVnd }
  })
  const services = booking.services
    .filter(({ kind, cancelled_at }) => kind !== 'booking' && !cancelled_at)
    .map((service): Part => {
      const premiumVnd = service.kind === 'hio' ? premiumsLeft(booking) : 0
      const valueVnd = service.kind === 'hio' ? premiumVnd : (service.amount_vnd ?? 0)
      return { kind: 'service', id: service.id, valueVnd, premiumVnd }
    })
    .filter(({ valueVnd }) => valueVnd > 0)
  return players.length > 1 ? [...players, ...services] : services
}

/** The refund of a part on a refund tier, and its share of premiums. */
export function refundOf(part: Part, refundTier: RefundTier): { amountVnd: number; premiumVnd: number } {
  // the refund tier was written down in đồng for the whole; a part takes its percentage
  const amountVnd =
    part.kind === 'booking'
      ? Math.min(refundTier.refund_vnd, part.valueVnd)
      : percentOf(part.valueVnd, refundTier.refund_percent)
  return { amountVnd, premiumVnd: Math.min(percentOf(part.premiumVnd, refundTier.refund_percent), amountVnd) }
}

/** The refund tiers of the rest after a part was cancelled. */
export function ladderLeft(rungs: readonly RefundTier[], valueVnd: number): RefundTier[] {
  return rungs.map((refundTier) => ({
    ...refundTier,
    refund_vnd: percentOf(valueVnd, refundTier.refund_percent),
  }))
}

function premiumsLeft({ services, players }: PaidBooking): number {
  if (!services.some(({ kind, cancelled_at }) => kind === 'hio' && !cancelled_at)) return 0
  const staying = players.filter(({ cancelled_at }) => !cancelled_at)
  return staying.reduce((sum, player) => sum + packagesOf(player), 0)
}

function packagesOf({ packages }: PlayerLine): number {
  return packages.reduce((sum, { price_vnd }) => sum + price_vnd, 0)
}
