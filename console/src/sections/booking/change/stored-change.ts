type Stored = {
  readonly old_amount: number
  readonly new_amount: number
  readonly kept_amount: number
  readonly difference: number
}

/**
 * A change that the golfer asked for or was offered, in the amounts of a quote (VND): the difference of the totals, what
 * the refund terms keep of the players who leave, and what is then paid or goes back. Stored, the difference already
 * contains what is kept.
 */
export function asQuoted<Change extends Stored>(change: Change) {
  const { old_amount, new_amount, kept_amount, difference: due_amount } = change
  if (kept_amount === 0) return change
  return { ...change, difference: new_amount - old_amount, due_amount, leaves_paid: 1 as const }
}
