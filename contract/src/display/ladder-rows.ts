/** A tier of the refund terms in wire format. */
export type RefundTerm = {
  until: number | null
  refund_amount: number
  penalty_percent: number
  no_show_kept_percent: number | null
}

/** A refund tier as two pieces of text: when it holds and what comes back; `over` once its time has passed. */
export type LadderRow = {
  readonly when: 'ladder.always' | 'ladder.after' | 'ladder.until' | 'ladder.noShow'
  readonly until: number | null
  readonly what: 'ladder.full' | 'ladder.part' | 'ladder.none' | 'ladder.kept'
  readonly refund: number
  /** The percentage of the price, above 100 where a club's table has it; never more than was paid is charged. */
  readonly penaltyPercent: number
  readonly over: boolean
}

/** The refund ladder fixed at booking, in words, and what is kept for a no-show; `now` is the server's time. */
export function ladderRows(refundTiers: readonly RefundTerm[], now: number): LadderRow[] {
  return [...tierRows(refundTiers, now), ...refundTiers.flatMap(noShowRow)]
}

function noShowRow({ no_show_kept_percent: percent }: RefundTerm): LadderRow[] {
  if (percent === null) return []
  const what = percent === 100 ? 'ladder.none' : 'ladder.kept'
  return [{ when: 'ladder.noShow', until: null, what, refund: 0, penaltyPercent: percent, over: false }]
}

function tierRows(refundTiers: readonly RefundTerm[], now: number): LadderRow[] {
  return refundTiers.map((refundTier) => ({
    when:
      refundTier.until === null
        ? refundTiers.length === 1
          ? 'ladder.always'
          : 'ladder.after'
        : 'ladder.until',
    until: refundTier.until,
    what:
      refundTier.penalty_percent <= 0
        ? 'ladder.full'
        : refundTier.refund_amount > 0
          ? 'ladder.part'
          : 'ladder.none',
    refund: refundTier.refund_amount,
    penaltyPercent: refundTier.penalty_percent,
    over: refundTier.until !== null && refundTier.until < now,
  }))
}
