import { z } from 'zod'
import { epochMs } from '../../fields.ts'

/** Where events go; null when they go nowhere. */
export const webhook = z
  .object({
    url: z.string(),
    /** Since when no event has been taken, and why the latest was not; null while they are. */
    failing_since: epochMs.nullable(),
    failure: z.string(),
    /** Until when events are signed with the secret before as well; null while there is only one. */
    previous_until: epochMs.nullable(),
  })
  .nullable()

/** A line of the log of a webhook: an event with what became of its delivery. */
export const webhookEvent = z.object({
  id: z.int(),
  /** `booking.` and the state that the booking came to, or `booking.changed`. */
  type: z.string(),
  at: epochMs,
  booking_id: z.int(),
  general_bill_code: z.string(),
  /** waiting: the next attempt is still to come. */
  state: z.enum(['waiting', 'delivered', 'given_up']),
  attempts: z.int(),
  /** The last answer, as an HTTP status or what the connection said; null before there is one. */
  answer: z.string().nullable(),
  /** When it was delivered or given up, or when the next attempt is due. */
  state_at: epochMs,
})
