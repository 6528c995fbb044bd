import type { refundRung } from '@teeviet/contract/entities/bill'
import type { z } from 'zod'
import type { FixedTerms } from './fixed-terms.ts'

/** The ladder as the wire shows it; empty while price or tee time are not fixed. */
export function ladderOnWire(terms: FixedTerms | null, total: number | null): z.output<typeof refundRung>[] {
  return (terms?.rungs ?? []).map((rung) => ({
    until: rung.until === null ? null : Date.parse(rung.until),
    refund_percent: rung.refund_percent,
    penalty_percent: rung.penalty_percent,
    refund_amount: rung.refund_vnd,
    penalty_amount: (total ?? 0) - rung.refund_vnd,
  }))
}
