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
}
