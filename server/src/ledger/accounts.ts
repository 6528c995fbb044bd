/**
 * The chart of accounts. Debit grows what we have, credit what we owe or have earned.
 * A member's points are money we owe that member: one account each, `points:<member id>`.
 */
export const ACCOUNTS = {
  /** Money on our bank account. */
  bank: 'bank',
  /** Money that arrived and is nobody's yet: unmatched, short, excess, late. */
  suspense: 'suspense',
  /** Paid bookings: green fees received for clubs, to be split into club shares and our own income. */
  bookingsPaid: 'bookings_paid',
  /** Insurance premiums received for the insurer. */
  premiumsOwed: 'premiums_owed',
  /** Refunds granted and not yet sent. */
  refundsDue: 'refunds_due',
  /** Transaction fees kept. */
  fees: 'fees',
} as const

export type AccountName = (typeof ACCOUNTS)[keyof typeof ACCOUNTS] | `points:${number}`
