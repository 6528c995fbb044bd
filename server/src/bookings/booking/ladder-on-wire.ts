import type { refundTier } from '@teeviet/contract/entities/refund-tier'
import type { z } from 'zod'
import { type FixedTerms, keptOfNoShow } from './fixed-terms.ts'

/** The ladder as the wire shows it; empty while price or tee time are not fixed. */
export function ladderOnWire(terms: FixedTerms | null, total: number | null): z.output<typeof refundTier>[] {
  return (terms?.rungs ?? []).map((refundTier) => ({
    until: refundTier.until === null ? null : Date.parse(refundTier.until),
    refund_percent: refundTier.refund_percent,
    penalty_percent: refundTier.penalty_percent,
    refund_amount: refundTier.refund_vnd,
    penalty_amount: (total ?? 0) - refundTier.refund_vnd,
    no_show_kept_percent: refundTier.until === null ? keptOfNoShow(terms) : null,
  }))
}
