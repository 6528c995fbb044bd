import type { cancelQuote, refundRung } from '@teeviet/contract/entities/bill'
import type { Language } from '@teeviet/contract/rules/languages'
import { type BookingState, isFreeToCancel } from '@teeviet/contract/rules/statuses'
import type { z } from 'zod'
import type { FixedTerms } from './decide-request.ts'
import { rungAt } from './refund-terms.ts'

export type CancelQuote = z.output<typeof cancelQuote>

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

/**
 * What cancelling at `now` would mean, in đồng: free before payment, afterwards by the ladder fixed at sending. The
 * fee of the payment stays in any case. Null when there is nothing to cancel.
 */
export function quoteCancellation(
  booking: { state: BookingState; amount_vnd: number | null; refund_ladder: FixedTerms | null },
  { fee, lang, now }: { fee: number; lang: Language; now: Date },
): CancelQuote | null {
  const { state, refund_ladder: terms } = booking
  const condition = terms?.condition[lang] ?? terms?.condition.vi ?? ''
  if (isFreeToCancel(state) || state === 'draft') {
    const nothing = {
      refund_amount: 0,
      penalty_percent: 0,
      penalty_amount: 0,
      fee_kept: 0,
      valid_until: null,
    }
    return { is_free: 1, condition, ...nothing }
  }
  const rung = state === 'paid' && terms ? rungAt(terms.rungs, now) : null
  if (!rung) return null
  return {
    is_free: 0,
    condition,
    refund_amount: rung.refund_vnd,
    penalty_percent: rung.penalty_percent,
    penalty_amount: (booking.amount_vnd ?? 0) - rung.refund_vnd,
    fee_kept: fee,
    valid_until: rung.until === null ? null : Date.parse(rung.until),
  }
}
