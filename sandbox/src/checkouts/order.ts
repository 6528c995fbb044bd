import { z } from 'zod'

/** How an outcome is reported to the product. */
export const noticeModes = ['once', 'late', 'never', 'repeated', 'reordered'] as const
export type NoticeMode = (typeof noticeModes)[number]

/** The possible outcomes of a payment. */
export const outcomes = ['paid', 'declined', 'cancelled', 'review'] as const

/** The outcome of a payment, and its anomalies. */
export const outcomeOrder = z.object({
  outcome: z.enum(outcomes),
  tell: z.enum(noticeModes).default('once'),
  /** Only with `late`. */
  after_seconds: z.coerce.number().min(0).max(86_400).default(20),
  /** The gateway's own time of it; now when left out. */
  occurred_at: z.iso.datetime({ offset: true }).optional(),
})
export type OutcomeOrder = z.output<typeof outcomeOrder>

/** Forged notifications. */
export const forgeries = ['wrong_key', 'altered_amount', 'other_order', 'unreadable'] as const
export type Forgery = (typeof forgeries)[number]
