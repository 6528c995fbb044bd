import { percentOf } from '@teeviet/contract/rules/money/money'
import type { RefundTerms } from '#golf/courses/refund-terms/choose-refund-terms'

/**
 * A refund tier: a cancellation at or before `until` (ISO; null for the last tier, which also covers no-shows) returns
 * this part of the bill, in VND. The rest is the penalty; a penalty above 100 percent costs no more than the bill.
 */
export type RefundTier = {
  until: string | null
  refund_percent: number
  penalty_percent: number
  refund_vnd: number
}

/**
 * The refund tiers shown before paying and in the cancel dialog, fixed in đồng when the booking is sent. A cancellation
 * at or before the deadline is refunded in full, a later one less the penalty; a penalty above 100 percent takes no
 * more than was paid. A deadline that has passed at `now` yields no refund tier.
 *
 * @param total what the golfer pays, in VND, without the fee of the payment (never refunded)
 */
export function refundLadder(
  terms: Pick<RefundTerms, 'deadline_hours' | 'penalty_percent'>,
  { startsAt, total, now }: { startsAt: Date; total: number; now: Date },
): RefundTier[] {
  const deadline = new Date(startsAt.getTime() - terms.deadline_hours * 3_600_000)
  const late = refundTier(null, terms.penalty_percent, total)
  return deadline > now ? [refundTier(deadline, 0, total), late] : [late]
}

/** The refund tier that holds at a moment. */
export function refundTierAt(ladder: readonly RefundTier[], now: Date): RefundTier | null {
  return ladder.find(({ until }) => until === null || now <= new Date(until)) ?? null
}

function refundTier(until: Date | null, penaltyPercent: number, total: number): RefundTier {
  const refundPercent = Math.max(0, 100 - penaltyPercent)
  return {
    until: until?.toISOString() ?? null,
    refund_percent: refundPercent,
    penalty_percent: penaltyPercent,
    refund_vnd: percentOf(total, refundPercent),
  }
}
