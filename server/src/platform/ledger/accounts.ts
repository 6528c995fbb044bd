/** Who takes money for us and settles it to our bank account later: `alepay`, `epay`, or a partner bank's code. */
export type ClearingGateway = string

/**
 * The chart of accounts; docs/ledger.md says which event moves what. Debit grows what we have, credit what we owe or
 * have earned. Besides these, each gateway has `clearing:<gateway>` and each member `points:<member id>`.
 */
export const ACCOUNTS = {
  /** Money on our bank account. */
  bank: 'bank',
  /** What gateways and banks kept for their service. */
  gatewayCosts: 'gateway_costs',
  /** Money that card networks took back and that is being disputed. */
  chargebacks: 'chargebacks',
  /** Money that arrived and is nobody's yet: unmatched, short, excess, late. */
  suspense: 'suspense',
  /** Paid bookings whose round has not been played: it may still go back to the golfer. */
  bookingsPaid: 'bookings_paid',
  /** What clubs get of the rounds that were played. */
  clubSharesOwed: 'club_shares_owed',
  /** Insurance premiums received for the insurer. */
  premiumsOwed: 'premiums_owed',
  /** Refunds granted and not yet sent. */
  refundsDue: 'refunds_due',
  /** Transaction fees of cards, never given back. */
  fees: 'fees',
  /** Our own part of the rounds that were played. */
  revenue: 'revenue',
} as const

export type AccountName =
  | (typeof ACCOUNTS)[keyof typeof ACCOUNTS]
  | `clearing:${ClearingGateway}`
  | `points:${number}`

/** What a gateway has taken for us and not yet settled to our bank account. */
export function clearingOf(gateway: ClearingGateway): AccountName {
  return `clearing:${gateway}`
}

/** A member's wallet: 1 point is 1 VND that we owe that member. Opened by the first posting to it. */
export function pointsAccount(memberId: number): AccountName {
  return `points:${memberId}`
}
