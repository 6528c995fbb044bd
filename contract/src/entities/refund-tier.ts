import { z } from 'zod'
import { epochMs, vnd } from '../fields.ts'

/**
 * A tier of the refund ladder, fixed when the booking was sent: cancelling at or before `until` refunds
 * `refund_amount`. The last refund tier has no `until` and holds until the tee time; its `no_show_kept_percent` is the share of the price
 * that is kept of each player who does not come (100: all of it), null in the other tiers. Amounts in VND; a
 * penalty above 100% refunds nothing and charges nothing more.
 */
export const refundTier = z
  .object({
    until: epochMs.nullable(),
    refund_percent: z.number(),
    penalty_percent: z.number(),
    refund_amount: vnd,
    penalty_amount: vnd,
    no_show_kept_percent: z.int().min(0).max(100).nullable(),
  })
  .meta({ id: 'RefundTier' })
