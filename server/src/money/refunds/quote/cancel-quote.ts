import type { cancelQuote } from '@teeviet/contract/entities/bill'
import { type BookingState, isFreeToCancel } from '@teeviet/contract/rules/bookings/statuses'
import type { Language } from '@teeviet/contract/rules/languages'
import type { z } from 'zod'
import type { FixedTerms } from '#bookings/booking/fixed-terms'
import { type RefundTier, refundTierAt } from '#bookings/booking/refund-terms'
import { partName } from '#bookings/booking/services-on-wire'
import type { TargetKind } from '../send/targets.ts'
import { ladderLeft, type PaidBooking, type Part, partsOf, refundOf, wholeOf } from './parts.ts'
import { type PendingRefund, withoutPending } from './pending.ts'

export type CancelQuote = z.output<typeof cancelQuote>

export type QuotedBooking = PaidBooking & {
  id: number
  state: BookingState
  tee_time_at: Date | null
  refund_ladder: FixedTerms | null
  /** The refunds of it that wait for staff. */
  pending: readonly PendingRefund[]
}

/**
 * Quotes a cancellation at `now`, in đồng: free before payment, afterwards by the refund tiers fixed at sending. The
 * fee of the payment stays in any case. From the tee time on nothing is refunded, which the quote states. While a part
 * waits for staff, the rest may be cancelled and other parts. Null when there is nothing to cancel. A refund is
 * requested and paid with this amount.
 */
export function quoteCancellation(
  booking: QuotedBooking,
  { fee, lang, now, targets }: { fee: number; lang: Language; now: Date; targets: readonly TargetKind[] },
): CancelQuote | null {
  const terms = booking.refund_ladder
  const condition = terms?.condition[lang] ?? terms?.condition.vi ?? ''
  if (isFreeToCancel(booking.state) || booking.state === 'draft') {
    const nothing = {
      refund_amount: 0,
      penalty_percent: 0,
      penalty_amount: 0,
      fee_kept: 0,
      valid_until: null,
      has_begun: 0 as const,
    }
    const parts = booking.state === 'draft' ? [] : partsOf(booking)
    return {
      is_free: 1,
      condition,
      ...nothing,
      targets: [],
      parts: parts.map((part) => ({
        ...partOnWire(part, booking, lang),
        refund_amount: 0,
        penalty_amount: 0,
        left_to_pay: booking.amount_vnd === null ? null : booking.amount_vnd - part.valueVnd,
      })),
    }
  }
  const refundTier = currentRefundTier(booking, now)
  if (!refundTier) return null
  const all = wholeLeft(booking)
  if (hasBegun(booking, now)) return nothingBack(all.valueVnd, { condition, fee })
  const whole = amountsOf(all, refundTier)
  return {
    is_free: 0,
    condition,
    ...whole,
    penalty_percent: refundTier.penalty_percent,
    fee_kept: fee,
    // the last refund tier holds until the tee time
    valid_until:
      refundTier.until === null ? (booking.tee_time_at?.getTime() ?? null) : Date.parse(refundTier.until),
    has_begun: 0,
    targets: whole.refund_amount > 0 ? [...targets] : [],
    parts: partsLeft(booking).map((part) => ({
      ...partOnWire(part, booking, lang),
      ...amountsOf(part, refundTier),
      left_to_pay: null,
    })),
  }
}

/** The refund once the round has begun: nothing. */
function nothingBack(paidVnd: number, { condition, fee }: { condition: string; fee: number }): CancelQuote {
  return {
    is_free: 0,
    condition,
    refund_amount: 0,
    penalty_percent: 100,
    penalty_amount: paidVnd,
    fee_kept: fee,
    valid_until: null,
    has_begun: 1,
    targets: [],
    parts: [],
  }
}

/** Whether a booking's tee time has come: from that moment on no refund is asked for by cancelling. */
export function hasBegun({ tee_time_at }: Pick<QuotedBooking, 'tee_time_at'>, now: Date): boolean {
  return tee_time_at !== null && tee_time_at <= now
}

function partOnWire(part: Part, booking: QuotedBooking, lang: Language) {
  const kind = part.kind === 'player' ? ('player' as const) : ('service' as const)
  return { kind, id: part.id, name: partName(part, booking, lang) }
}

/**
 * The refund tier of a paid booking in force now, in VND of the rest of the booking; also while a part of it waits for
 * staff, and no longer once the whole was requested.
 */
export function currentRefundTier(booking: QuotedBooking, now: Date): RefundTier | null {
  const { state, refund_ladder: terms, pending } = booking
  const onlyPartWaits =
    state === 'cancellation_requested' &&
    pending.length > 0 &&
    pending.every(({ cause }) => cause !== 'booking')
  if (!terms || !(state === 'paid' || onlyPartWaits)) return null
  // refund tiers were stored in đồng for the whole: the waiting part has its own quote
  const rungs = onlyPartWaits ? ladderLeft(terms.rungs, wholeLeft(booking).valueVnd) : terms.rungs
  return refundTierAt(rungs, now)
}

/** All that can still be cancelled of a paid booking: what waits for staff is left out. */
export function wholeLeft(booking: QuotedBooking): Part {
  return wholeOf(booking.id, withoutPending(booking, booking.pending))
}

/**
 * The parts that can be cancelled now, besides those waiting for staff. The insurance and an insured player are not
 * cancelled beside each other: each would be quoted without the other's premium, which stays when staff refuse one.
 */
export function partsLeft(booking: QuotedBooking): Part[] {
  const { pending } = booking
  const insured = new Set(booking.players.filter(({ packages }) => packages.length > 0).map(({ id }) => id))
  const insuranceWaits = pending.some(({ cause }) => cause === 'service')
  const insuredWaits = pending.some(({ booking_player_id: id }) => id !== null && insured.has(id))
  return partsOf(withoutPending(booking, pending)).filter(({ kind, id }) =>
    kind === 'service' ? !insuredWaits : !(insuranceWaits && insured.has(id)),
  )
}

function amountsOf(part: Part, refundTier: RefundTier) {
  const { amountVnd } = refundOf(part, refundTier)
  return { refund_amount: amountVnd, penalty_amount: part.valueVnd - amountVnd }
}
