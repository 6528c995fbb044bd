import { z } from 'zod'
import { epochMs, vnd } from '../fields.ts'

/**
 * A tier of the refund ladder, fixed when the booking was sent: cancelling at or before `until` refunds
 * `refund_amount`. The last refund tier has no `until` and holds afterwards, also for a no-show. Amounts in VND; a
 * penalty above 100% refunds nothing and charges nothing more.
 */
export const refundTier = z
  .object({
    until: epochMs.nullable(),
    refund_percent: z.number(),
    penalty_percent: z.number(),
    refund_amount: vnd,
    penalty_amount: vnd,
  })
  .meta({ id: 'RefundTier' })
