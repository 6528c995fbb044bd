import type { Texts } from '#platform/http/text-in'
import type { RefundTier } from './refund-terms.ts'

/**
 * The refund terms fixed when a request is sent, as stored in `bookings.refund_ladder`: `rungs` holds the refund tiers.
 */
export type FixedTerms = {
  condition: Texts
  deadline_hours: number
  penalty_percent: number
  rungs: RefundTier[]
  /** The share of the price that is kept of a player who does not come; terms fixed before the courses had a rule keep all of it. */
  no_show_kept_percent?: number
  /** The weather clause of the course that the booking was sent under; none in terms fixed before the courses had one. */
  weather_clause_id?: number | null
}

/** The share of the price that is kept of a player who does not come, in percent. */
export function keptOfNoShow(terms: { no_show_kept_percent?: number | null } | null): number {
  return terms?.no_show_kept_percent ?? 100
}
