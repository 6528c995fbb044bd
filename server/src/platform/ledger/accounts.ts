/**
 * The companies which collect money for us and settle it to our bank account later: `alepay`, `epay`, or a partner
 * bank's code, or the counter of a course by `counter:<course id>`.
 */
export type ClearingGateway = string

/**
 * The chart of accounts; docs/ledger.md lists the entries of each event. Debit increases assets, credit increases
 * liabilities and earnings. Besides these, each gateway has `clearing:<gateway>`, the counter of each course
 * `counter:<course id>`, and each member `points:<member id>`.
 */
export const ACCOUNTS = {
  /** Money on our bank account. */
  bank: 'bank',
  /** Fees kept by gateways and banks. */
  gatewayCosts: 'gateway_costs',
  /** Money that card networks took back and that is being disputed. */
  chargebacks: 'chargebacks',
  /** Received money without an owner yet: unmatched, short, excess, late. */
  suspense: 'suspense',
  /** Shares that are paid while the rest of their bill is not. */
  sharesHeld: 'shares_held',
  /** Paid bookings whose round has not been played: it may still go back to the golfer. */
  bookingsPaid: 'bookings_paid',
  /** The clubs' shares of played rounds. */
  clubSharesOwed: 'club_shares_owed',
  /** Insurance premiums received for the insurer. */
  premiumsOwed: 'premiums_owed',
  /** Refunds granted and not yet sent. */
  refundsDue: 'refunds_due',
  /** Transaction fees of cards, never given back. */
  fees: 'fees',
  /** What we gave golfers in their wallets, less what we took back. */
  goodwill: 'goodwill',
  /** Our own part of the rounds that were played. */
  revenue: 'revenue',
} as const

export type AccountName =
  | (typeof ACCOUNTS)[keyof typeof ACCOUNTS]
  | `clearing:${ClearingGateway}`
  | `counter:${number}`
  | `points:${number}`

/** Money collected by a gateway, or by the counter named `counter:<course id>`, and not yet settled to our bank account. */
export function clearingOf(gateway: ClearingGateway): AccountName {
  const courseId = counterCourse(gateway)
  return courseId === null ? `clearing:${gateway}` : counterOf(courseId)
}

/** Money taken at the counter of a course and not yet settled to our bank account. */
export function counterOf(courseId: number): AccountName {
  return `counter:${courseId}`
}

/** The course of a counter, from its name as a source of statements and settlements; null for a gateway. */
export function counterCourse(source: string): number | null {
  const [, courseId] = /^counter:(\d+)$/.exec(source) ?? []
  return courseId === undefined ? null : Number(courseId)
}

/** A member's wallet: 1 point is 1 VND that we owe that member. Opened by the first posting to it. */
export function pointsAccount(memberId: number): AccountName {
  return `points:${memberId}`
}
