/** A tier of the refund terms as the wire gives it. */
export type RefundTerm = { until: number | null; refund_amount: number; penalty_percent: number }

/** A rung as two pieces of text: when it holds and what comes back; `over` once its time has passed. */
export type LadderRow = {
  readonly when: 'ladder.always' | 'ladder.after' | 'ladder.until'
  readonly until: number | null
  readonly what: 'ladder.full' | 'ladder.part' | 'ladder.none'
  readonly refund: number
  /** Of the price, above 100 where a club's table says so; no more than was paid is ever taken. */
  readonly penaltyPercent: number
  readonly over: boolean
}

/** The refund ladder fixed at booking, in words; `now` is the server's time. */
export function ladderRows(rungs: readonly RefundTerm[], now: number): LadderRow[] {
  return rungs.map((rung) => ({
    when: rung.until === null ? (rungs.length === 1 ? 'ladder.always' : 'ladder.after') : 'ladder.until',
    until: rung.until,
    what: rung.penalty_percent <= 0 ? 'ladder.full' : rung.refund_amount > 0 ? 'ladder.part' : 'ladder.none',
    refund: rung.refund_amount,
    penaltyPercent: rung.penalty_percent,
    over: rung.until !== null && rung.until < now,
  }))
}
